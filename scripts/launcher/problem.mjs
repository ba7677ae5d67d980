/** An expected failure that the user can fix. Its message is a sentence that says how. */
export class Problem extends Error {}

/** Runs a script's `main` and turns its end into an exit code. Only unexpected errors show a stack. */
export async function runScript(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (error.name === 'AbortError') return;
    console.error(error instanceof Problem ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
