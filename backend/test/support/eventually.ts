import { setTimeout as pause } from 'node:timers/promises';

/**
 * This is nearly as long as a test may take. The wait ends as soon as the condition holds, however busy the
 * machine is.
 */
const PATIENCE_MS = 50_000;

/** Waits for something outside this process, and fails with a message if it does not happen. */
export async function eventually<T>(
  look: () => Promise<T | undefined | null | false>,
  withinMs = PATIENCE_MS,
): Promise<T> {
  const until = Date.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > until) throw new Error(`It did not happen within ${withinMs} ms: ${look}`);
    await pause(20);
  }
}
