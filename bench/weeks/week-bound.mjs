import { setImmediate } from 'node:timers/promises';
import { buildIfStale } from '../../scripts/launcher/build.mjs';
import { table } from '../measuring/table.mjs';
import { importTestSupport } from './library.mjs';

const TARGET = 0.05;
const EQUAL = 1e-6;
const SEEDS = Array.from({ length: 12 }, (_, at) => at + 1);
const SHAPES = [
  { days: 2, mealsPerDay: 3, dishes: { breakfast: 3, lunch: 5, dinner: 5 }, sides: 4 },
  { days: 3, mealsPerDay: 3, dishes: { breakfast: 4, lunch: 5, dinner: 6 }, sides: 4 },
  { days: 2, mealsPerDay: 4, dishes: { breakfast: 3, lunch: 4, dinner: 4, snack: 3 }, sides: 4 },
];
const TARGETS = { calories: 2000, protein: 0.2, fat: 0.33 };
/**
 * Measures the distance of the search's plans from the best that small libraries allow, by the whole cost of
 * a week.
 */
export async function measureWeekBound({ say, signal }) {
  await buildIfStale({ only: ['backend'], say, signal });
  const tools = await loadTools();
  say('Measuring how far weeks from small libraries are from the best ones ...');
  const rows = [];
  for (const shape of SHAPES)
    for (const seed of SEEDS) {
      signal?.throwIfAborted();
      rows.push(measureOne(tools, { ...shape, seed }));
      say(rows.at(-1).cells.join('  '));
      await setImmediate();
    }
  const gaps = rows.flatMap(({ gap }) => gap ?? []);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const heading = ['small library', 'recipes', 'cost', 'bound', 'proven', 'gap', 'of pleasure', 'time'];
  return `${table([heading, ...rows.map(({ cells }) => cells)], { words: [0] })}

Gap to the bound: mean ${percent(mean)}, worst ${percent(Math.max(...gaps))}, ${gaps.filter((gap) => gap <= TARGET).length} of ${gaps.length} within ${percent(TARGET)}.`;
}

async function loadTools() {
  const { aWish, targetsOf } = await importTestSupport('test/generator/wishes.ts');
  const { seedLibrary, staples } = await importTestSupport('test/generator/seed-library.ts');
  const { searchSmallWeek } = await importTestSupport('test/generator/exact-week/small-weeks.ts');
  const { boundOf, costInProgram, gapOf } = await importTestSupport(
    'test/generator/exact-week/week-bound.ts',
  );
  const { default: loadHighs } = await import('highs');
  const solver = await loadHighs();
  const given = { recipes: seedLibrary(), staples: staples() };
  return { aWish, targetsOf, searchSmallWeek, boundOf, costInProgram, gapOf, solver, given };
}

function measureOne(
  { aWish, targetsOf, searchSmallWeek, boundOf, costInProgram, gapOf, solver, given },
  asked,
) {
  const { days, mealsPerDay, seed } = asked;
  const targets = targetsOf(TARGETS.calories, TARGETS.protein, TARGETS.fat);
  const wish = aWish({ days, mealsPerDay, targets });
  const began = performance.now();
  const { plan, week, recipes } = searchSmallWeek(asked, { wish, ...given });
  const name = `${days} days by ${mealsPerDay}, seed ${seed}`;
  if (!plan.isDone()) return { cells: [name, String(recipes), 'no plan', '', '', '', '', ''], gap: null };
  const cost = plan.cost();
  const inProgram = costInProgram(solver, week, plan);
  if (inProgram === null || Math.abs(inProgram - cost) > EQUAL)
    throw new Error(`${name}: a plan costs ${cost}, and ${inProgram} by the program of its bound.`);
  const found = boundOf(solver, week, { known: cost });
  const { gap, ofPleasure } = gapOf(week, plan, found.bound);
  const cells = [
    ...[
      name,
      String(recipes),
      cost.toFixed(3),
      found.bound.toFixed(3),
      found.isProven ? 'optimal' : 'a bound',
    ],
    ...[percent(gap), percent(ofPleasure), `${((performance.now() - began) / 1000).toFixed(0)} s`],
  ];
  return { cells, gap };
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;
