import { Problem } from '../../scripts/launcher/problem.mjs';
import { inProject } from '../../scripts/launcher/project.mjs';
import { table } from '../measuring/table.mjs';
import { startBackend, startFrontend } from '../world/programs.mjs';
import { openWorld } from '../world/world.mjs';
import { pages } from './pages.mjs';
import { signIn } from './sign-in.mjs';
import { visit } from './visit.mjs';

/** Weighs every page in the demo. Resolves to the table and to whether all of them keep their limits. */
export async function weighPages({ say, signal }) {
  const world = await openWorld({ demo: true, say, signal });
  try {
    const site = (await startFrontend(world, await startBackend(world))).url;
    const rows = [];
    const recipeId = await firstRecipe(site);
    for (const { path, as, limits } of pages) {
      const cookie = as && (await signIn(site, await demoAccount(as)));
      rows.push(
        weighed({ path, as, limits, weight: await visit(site, path.replace(':id', recipeId), cookie) }),
      );
    }
    return { text: textOf(rows), withinLimits: rows.every(({ tooHeavy }) => tooHeavy.length === 0) };
  } finally {
    await world.close();
  }
}

async function firstRecipe(site) {
  const response = await fetch(`${site}/api/recipes?limit=1&sort=name`);
  if (!response.ok) throw new Problem(`The recipes cannot be read: ${response.status}.`);
  return (await response.json()).recipes[0].id;
}

async function demoAccount(email) {
  const { demoAccounts } = await import(
    inProject('build/backend/src/modules/auth/accounts/demo-accounts.js')
  );
  return demoAccounts.find((account) => account.email === email);
}

const kinds = ['html', 'css', 'js'];

function weighed({ path, as, limits, weight }) {
  const tooHeavy = kinds.filter((kind) => weight[kind] > limits[kind] * 1000);
  const cells = kinds.map((kind) => `${(weight[kind] / 1000).toFixed(1)} of ${limits[kind]}`);
  const verdict = tooHeavy.length === 0 ? 'within' : `TOO HEAVY: ${tooHeavy.join(', ')}`;
  return { tooHeavy, cells: [path, as ?? 'nobody', ...cells, String(weight.scripts), verdict] };
}

const textOf = (rows) => `${table(
  [
    ['page', 'signed in', 'HTML', 'CSS', 'JavaScript', 'scripts', 'limits'],
    ...rows.map(({ cells }) => cells),
  ],
  { words: [0, 1, 6] },
)}

kB of the first view, as they come over the wire compressed by gzip, and what each may weigh.`;
