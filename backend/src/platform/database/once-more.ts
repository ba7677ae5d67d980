import { setTimeout } from 'node:timers/promises';

const DEADLOCK = '40P01';

/** Until then the other has gone on; whoever is quicker than that runs into it again. */
const OTHERS_FIRST_MS = 200;

/** Of two who write the same rows in another order the database ends one, whose work is undone and can be done again. */
export async function onceMoreAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown }).code !== DEADLOCK) throw error;
    await setTimeout(OTHERS_FIRST_MS);
    return work();
  }
}
