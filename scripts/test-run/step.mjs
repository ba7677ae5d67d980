import { runCommand } from '../launcher/command.mjs';
import { findNode } from '../launcher/node-binary.mjs';
import { projectFolder } from '../launcher/project.mjs';

/** At most this much of a failure is repeated at the end, in characters. */
const MESSAGE_LENGTH = 2000;

/**
 * Runs one step on Node 24 and prints one line, with its output if it failed or if it `shows` something. `count`
 * reads the number of tests from the results, and which of them failed. Without it, a step counts as one test.
 */
export async function runStep({ name, args, env, count, shows = false }) {
  const began = performance.now();
  const { code, output } = await runCommand(findNode(), args, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
  });
  const counted = (await count?.(output)) ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 };
  // A runner that was aborted has failed, whatever it had counted by then.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  if (counted.failed && !counted.failures?.length)
    counted.failures = [{ where: name, message: output.trim().slice(-MESSAGE_LENGTH) }];
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
  console.log(`${counted.failed ? 'FAILED' : '    ok'} ${seconds} s  ${name}${describe(counted)}`);
  if (counted.failed || shows) console.log(`\n${output.trim()}\n`);
  return counted;
}

/**
 * Runs steps two at a time, because most of them use one processor. Those that need the build come last and wait until
 * `built` resolves.
 */
export async function runInPairs(steps, built = Promise.resolve()) {
  const waiting = [...steps].sort(
    (one, other) => Number(one.needsBuild ?? 0) - Number(other.needsBuild ?? 0),
  );
  const results = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (step.needsBuild) await built;
      results.push(await runStep(step));
    }
  };
  await Promise.all([lane(), lane()]);
  return results;
}

const describe = ({ passed, failed, skipped }) =>
  passed + failed + skipped > 1 ? ` (${passed} passed, ${failed} failed, ${skipped} skipped)` : '';

/** Tells the failures once more, at the end, because a log of this length is seldom read or kept whole. */
export function tellFailures(results) {
  const failures = results.flatMap((result) => result.failures ?? []);
  for (const { where, message } of failures)
    console.log(`\nFAILED ${where}\n${message.slice(0, MESSAGE_LENGTH)}`);
}

export const total = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
});
