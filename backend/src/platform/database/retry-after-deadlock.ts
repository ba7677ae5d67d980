import { setTimeout } from 'node:timers/promises';

const DEADLOCK = '40P01';

/** Gives the other transaction time to finish. An immediate retry would deadlock again. */
const OTHERS_FIRST_MS = 200;

/**
 * When two transactions lock the same rows in different orders, the database aborts one of them. The aborted one has
 * changed nothing, so it can be repeated.
 */
export async function retryAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown }).code !== DEADLOCK) throw error;
    await setTimeout(OTHERS_FIRST_MS);
    return work();
  }
}
