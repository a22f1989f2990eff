/** The shuffle's proof: the published commitment is the SHA-256 of some fixed words and the secret. */

const WORDS = 'intrigue commitment';

export async function commitmentOf(secret: string): Promise<string> {
  const bytes = secret.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const whole = new Uint8Array([...new TextEncoder().encode(WORDS), ...bytes]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function checkSecret(secret: string, commitment: string): Promise<'holds' | 'fails' | 'cannot'> {
  if (!globalThis.crypto?.subtle) return 'cannot';
  return (await commitmentOf(secret)) === commitment ? 'holds' : 'fails';
}
