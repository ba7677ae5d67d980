/**
 * npm start: from a fresh clone to a running Mealwright. Nothing is installed at this point, so the launcher only
 * uses Node itself, version 20 or later.
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
