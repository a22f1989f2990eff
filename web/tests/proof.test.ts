import { expect, it } from 'vitest';
import { checkSecret } from '../src/table/proof';

// By `intrigue.core.rng.commitment(bytes.fromhex("00ff" * 16))`.
const secret = '00ff'.repeat(16);
const commitment = '175a7492b7fcd3b9d0abedab3f0272a55a4e6eda36b4cfbede7ae77aad2b762c';

it('a secret is held against its commitment', async () => {
  expect(await checkSecret(secret, commitment)).toBe('holds');
  expect(await checkSecret('11'.repeat(32), commitment)).toBe('fails');
});
