/** Something expected that the user can put right. Its message is one plain sentence that says how. */
export class Problem extends Error {}

/** Runs a script's `main` and turns its end into an exit code. Only what no one expected shows a stack. */
export async function runScript(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (error.name === 'AbortError') return;
    console.error(error instanceof Problem ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
