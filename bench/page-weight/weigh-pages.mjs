import { Problem } from '../../scripts/launcher/problem.mjs';
import { inProject } from '../../scripts/launcher/project.mjs';
import { table } from '../measuring/table.mjs';
import { startBackend, startFrontend } from '../world/programs.mjs';
import { saveMonth } from '../world/shared-plan.mjs';
import { openWorld } from '../world/world.mjs';
import { longDraft } from './long-draft.mjs';
import { pages } from './pages.mjs';
import { signIn, tokenOf } from './sign-in.mjs';
import { visit } from './visit.mjs';

/** Weighs every page in the demo. Resolves to the table and whether all pages are within their limits. */
export async function weighPages({ say, signal }) {
  const world = await openWorld({ demo: true, say, signal });
  try {
    const site = (await startFrontend(world, await startBackend(world))).url;
    const rows = [];
    const trainer = await demoAccount('trainer@demo.local');
    const month = await saveMonth(site, await tokenOf(site, trainer));
    const places = {
      ':id': await firstRecipe(site),
      ':draftId': await longDraft(site, trainer),
      ':plan': month.id,
      ':shared': month.sharedPath,
      ':planId': await firstPlan(site, await demoAccount('customer@demo.local')),
    };
    for (const { path, as, limits } of pages) {
      const cookie = as && (await signIn(site, await demoAccount(as)));
      const address = path.replace(/:\w+/, (name) => places[name]);
      rows.push(weighed({ path, as, limits, weight: await visit(site, address, cookie) }));
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

async function firstPlan(site, account) {
  const headers = { Cookie: await signIn(site, account) };
  const [, id] = /\/my-meal-plans\/([\w-]{36})/.exec(
    await (await fetch(`${site}/my-meal-plans`, { headers })).text(),
  );
  return id;
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
