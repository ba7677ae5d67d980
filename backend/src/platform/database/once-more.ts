const DEADLOCK = '40P01';

/** Of two who write the same rows in another order the database ends one, whose work is undone and can be done again. */
export async function onceMoreAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown }).code !== DEADLOCK) throw error;
    return work();
  }
}
