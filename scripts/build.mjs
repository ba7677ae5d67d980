/** npm run build: builds what has changed, or only the named parts: npm run build -- backend */
import { buildIfStale, partNames } from './launcher/build.mjs';
import { Problem, runScript } from './launcher/problem.mjs';

await runScript(async () => {
  const only = process.argv.slice(2);
  const unknown = only.find((name) => !partNames.includes(name));
  if (unknown) throw new Problem(`There is nothing called ${unknown} to build: ${partNames.join(' or ')}.`);
  await buildIfStale({ only: only.length ? only : partNames, say: console.log });
});
