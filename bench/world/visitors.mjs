import { keyOf } from './keys.mjs';

/**
 * The headers with which the frontend reports visitors' addresses. Each visitor has one, because they would otherwise
 * share one address's limits.
 */
export async function visitorsOf(world) {
  const internalSecret = await keyOf(world, 'internal');
  return (index) => ({
    'X-Internal-Secret': internalSecret,
    'X-Forwarded-For': `10.${index >> 8}.${index & 255}.1`,
  });
}
