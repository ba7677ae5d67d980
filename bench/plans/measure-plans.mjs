import pg from 'pg';
import { lean } from '../../scripts/launcher/programs.mjs';
import { spreadOf } from '../measuring/statistics.mjs';
import { table } from '../measuring/table.mjs';
import { startWorker } from '../measuring/worker.mjs';
import { growRecipes } from '../world/many-recipes.mjs';
import { startTogether } from '../world/programs.mjs';
import { tidyRecipes } from '../world/tidied.mjs';
import { openWorld } from '../world/world.mjs';
import { inMs, registerTrainers, requirePlan, timeOf } from './asking.mjs';
import { measureAtOnce } from './at-once.mjs';
import { measureRefusals } from './refusals.mjs';
import { measureSwaps } from './swaps.mjs';

const recipes = 10_000;
const warmUps = 20;
const people = 25;
const plans = [
  { days: 7, mealsPerDay: 3, limitMs: 80 },
  { days: 30, mealsPerDay: 6, limitMs: 200 },
];

/**
 * Measures how long a user waits for a plan at the public port, including its certificate and prep guide. It
 * alternates with the generator alone in a process of its own.
 */
export async function measurePlans({ say, signal, rounds }) {
  const world = await openWorld({ say, signal });
  try {
    await growRecipes(world, recipes);
    const program = await startTogether(world, { node: lean });
    const accessTokens = await registerTrainers(world, program, people);
    const [accessToken] = accessTokens;
    await tidy(world);
    const alone = world.keep(startWorker(new URL('generator-alone.mjs', import.meta.url), lean));
    const ask = async (plan, seed) =>
      (await timeOf(() => requirePlan(program.url, accessToken, { ...plan, seed }))).ms;
    const generate = async (plan, seed) => (await alone.ask({ ...plan, seed, recipes })).milliseconds;
    const measured = [];
    for (const { limitMs, ...plan } of plans) {
      say(`Making plans of ${plan.days} days by ${plan.mealsPerDay} meals ...`);
      for (let seed = 1; seed <= warmUps; seed++) for (const make of [ask, generate]) await make(plan, seed);
      const pairs = [];
      for (let seed = 1; seed <= rounds; seed++) {
        signal.throwIfAborted();
        pairs.push({ ours: await ask(plan, warmUps + seed), alone: await generate(plan, warmUps + seed) });
      }
      measured.push({ plan, limitMs, pairs });
    }
    say('Asking for swaps, for what is impossible, and for many plans at once ...');
    const asked = { url: program.url, pid: program.pid, accessToken, accessTokens, say };
    const others = [];
    for (const measure of [measureSwaps, measureRefusals, measureAtOnce]) others.push(await measure(asked));
    return `${plansTable(measured, rounds)}\n\n${table([OTHERS, ...others], { words: [0, 3] })}`;
  } finally {
    await world.close();
  }
}

async function tidy(world) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    await tidyRecipes(client);
  } finally {
    await client.end();
  }
}

const OTHERS = ['what else is asked for there', 'measured', 'limit', 'verdict'];

function plansTable(measured, rounds) {
  const rows = measured.map(({ plan, limitMs, pairs }) => {
    const ours = spreadOf(pairs.map((pair) => pair.ours));
    const alone = spreadOf(pairs.map((pair) => pair.alone));
    const ratio = spreadOf(pairs.map((pair) => pair.ours / pair.alone));
    return [
      `${plan.days} days by ${plan.mealsPerDay} meals`,
      inMs(ours),
      inMs(alone),
      `${ratio.median.toFixed(2)} (${ratio.lowerQuarter.toFixed(2)} - ${ratio.upperQuarter.toFixed(2)})`,
      `${limitMs} ms`,
      ours.median <= limitMs ? 'reached' : 'MISSED',
    ];
  });
  const heading = [
    'a plan at the public port',
    'whole answer',
    'generator alone',
    'ratio',
    'limit',
    'verdict',
  ];
  return `${table([heading, ...rows], { words: [0, 5] })}

From 10,000 recipes, certificate and prep guide included. The median of ${rounds} pairs, and the lowest and highest; of the ratio
the two between which the middle half lies.`;
}
