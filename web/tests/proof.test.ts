import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkSecret } from '../src/table/proof';

const secret = '00ff'.repeat(16);
const commitment = createHash('sha256').update('intrigue commitment').update(Buffer.from(secret, 'hex')).digest('hex');

it('a secret is held against its commitment', async () => {
  expect(await checkSecret(secret, commitment)).toBe('holds');
  expect(await checkSecret('11'.repeat(32), commitment)).toBe('fails');
});
