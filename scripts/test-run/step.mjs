import { runCommand } from '../launcher/command.mjs';
import { findNode } from '../launcher/node-binary.mjs';
import { projectFolder } from '../launcher/project.mjs';

/**
 * Runs one step on Node 24 and prints one line, with its output if it failed or if it `shows` something. `count`
 * reads the number of tests from the results. Without it, a step counts as one test.
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

export const total = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
});
