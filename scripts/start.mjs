/**
 * npm start: from a fresh clone to a running Mealwright. Nothing is installed when this begins, so the launcher uses
 * nothing but Node itself, from version 20 on.
 */
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(
    `Mealwright needs Node 20 or newer, and this is ${process.versions.node}: install a newer one from https://nodejs.org`,
  );
  process.exit(1);
}

const { runScript } = await import('./launcher/problem.mjs');
const { launch } = await import('./launcher/launch.mjs');

await runScript(() => launch());
