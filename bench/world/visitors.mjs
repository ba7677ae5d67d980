import { keyOf } from './keys.mjs';

/** What the frontend tells the backend of visitors' addresses: one each, or they would share a single address's limits. */
export async function visitorsOf(world) {
  const internalSecret = await keyOf(world, 'internal');
  return (index) => ({
    'X-Internal-Secret': internalSecret,
    'X-Forwarded-For': `10.${index >> 8}.${index & 255}.1`,
  });
}
