import { buildIfStale } from '../../scripts/launcher/build.mjs';
import { inProject } from '../../scripts/launcher/project.mjs';
import { spreadOf } from '../measuring/statistics.mjs';
import { table } from '../measuring/table.mjs';
import { measurePool } from './pool.mjs';

const rounds = 15;
const daysOfSolver = 2;
const secondsOfSolver = 45;
const swaps = 60;

const large = {
  name: '30 days by 6 from 10,000',
  size: 10_000,
  days: 30,
  mealsPerDay: 6,
  calories: 2200,
  protein: 0.22,
  fat: 0.33,
};

/** Small libraries with hard targets, whose protein and energy leave few choices. */
const hard = [100, 200, 300].flatMap((size) => [
  { name: `30 by 4 from ${size}`, size, days: 30, mealsPerDay: 4, calories: 2000, protein: 0.25, fat: 0.33 },
  {
    name: `30 by 4 from ${size}, 40 % protein`,
    size,
    days: 30,
    mealsPerDay: 4,
    calories: 2000,
    protein: 0.4,
    fat: 0.3,
  },
  {
    name: `30 by 5 from ${size}, 1,400 kcal`,
    size,
    days: 30,
    mealsPerDay: 5,
    calories: 1400,
    protein: 0.28,
    fat: 0.33,
  },
]);

/** Measures the generator beside the solver alone, in one run, and prints each table when it is ready. */
export async function measureGenerator({ say, signal }) {
  await buildIfStale({ only: ['backend'], say, signal });
  const tools = await loadTools();
  say('Measuring the generator beside the solver ...');
  for (const part of [
    compareLarge,
    compareHard,
    measureSwaps,
    (all) => measurePool({ ...all, ...all.open(large) }),
  ]) {
    signal?.throwIfAborted();
    say(`\n${await part(tools)}`);
  }
}

async function loadTools() {
  const built = (path) => import(inProject('build/backend/src/modules/plan-generator', path));
  const [
    { generate, generateByDays },
    { RecipeColumns },
    { problemOf },
    { loadSolver },
    { swapsFor },
    { GeneratorPool },
    { kitchenFactsOf },
  ] = await Promise.all(
    [
      'generate.js',
      'recipe-columns/recipe-columns.js',
      'problem/problem.js',
      'solver/solver.js',
      'swaps.js',
      'worker/generator-pool.js',
      'generation/kitchen-facts.js',
    ].map(built),
  );
  const { recipesOf, taskOf } = await import('./worlds.mjs');
  const programs = await import('./programs.mjs');
  const solver = await loadSolver();
  const open = (asked) => {
    const { recipes, scores } = recipesOf(asked.size, { kitchenFactsOf });
    const library = new RecipeColumns();
    library.upsert(recipes);
    return { recipes, library, task: taskOf(asked, scores) };
  };
  return { generate, generateByDays, problemOf, swapsFor, GeneratorPool, programs, solver, open };
}

function compareLarge({ generate, generateByDays, problemOf, programs, solver, open }) {
  const { library, task } = open(large);
  const plan = generateByDays(library, task, solver);
  const byDays = timesOf(rounds, () => generateByDays(library, task, solver));
  const work = [];
  const times = timesOf(rounds, () => {
    const before = processorTime();
    generate(library, task, solver);
    work.push(processorTime() - before);
  });
  const problem = problemOf(library, task);
  const alone = timesOf(daysOfSolver, (day) =>
    programs.solveDay(solver, problem, day, { seconds: secondsOfSolver }),
  );
  const bound = programs.boundOf(solver, problem) / problem.meals;
  const [ours, days, theirs] = [spreadOf(times), spreadOf(byDays), spreadOf(alone)];
  const rows = [
    [large.name, 'measured', 'limit'],
    ['plan made', plan.kind === 'plan' ? 'yes, all days within tolerance' : `no: ${plan.rule}`, 'yes'],
    ['time, median (spread)', `${ms(ours.median)} (${ms(ours.least)} - ${ms(ours.most)})`, '400 ms'],
    ['processor time of it, median', ms(spreadOf(work).median), ''],
    [
      'every meal cooked fresh, median (spread)',
      `${ms(days.median)} (${ms(days.least)} - ${ms(days.most)})`,
      '',
    ],
    [
      `solver alone, one day, ended after ${secondsOfSolver} s, median (spread)`,
      `${ms(theirs.median)} (${ms(theirs.least)} - ${ms(theirs.most)})`,
      '',
    ],
    [
      'solver day by day (30 times that) / ours, at least',
      `${Math.round((large.days * theirs.median) / ours.median)}`,
      '100',
    ],
    ['score, every meal cooked fresh', plan.worth?.score.toFixed(4) ?? '-', ''],
    ['bound (linear program of all days)', bound.toFixed(4), ''],
    ['gap', percent(1 - (plan.worth?.score ?? 0) / bound), '0.30 %'],
  ];
  return table(rows, { words: [0] });
}

function compareHard(tools) {
  const rows = hard.map((asked) => hardRow(tools, asked));
  const heading = [
    'small libraries, hard targets',
    'days within',
    'open, solver finds one',
    'time',
    'gap to bound',
  ];
  return `${table([heading, ...rows], { words: [0] })}

Open days are given to the solver alone with the others as they stand, all candidates, ${secondsOfSolver} s each at most. Limit: none
of them possible, 2 s.`;
}

function hardRow({ generateByDays, problemOf, programs, solver, open }, asked) {
  const { library, task } = open(asked);
  const began = performance.now();
  const answer = generateByDays(library, task, solver);
  const time = performance.now() - began;
  if (answer.kind === 'plan') {
    const bound = programs.boundOf(solver, problemOf(library, task)) / (asked.days * asked.mealsPerDay);
    return [
      asked.name,
      `${asked.days} of ${asked.days}`,
      '-',
      ms(time),
      percent(1 - answer.worth.score / bound),
    ];
  }
  const openDays = answer.nearest?.days.filter(({ holds }) => !holds) ?? [];
  const within = `${asked.days - openDays.length} of ${asked.days}`;
  if (answer.proven) return [asked.name, within, 'proven impossible', ms(time), '-'];
  const possible = openDays.filter(({ day }) =>
    canBeSolved({ problemOf, programs, solver }, { library, task, meals: answer.nearest.meals, day }),
  );
  return [asked.name, within, String(possible.length), ms(time), '-'];
}

function canBeSolved({ problemOf, programs, solver }, { library, task, meals, day }) {
  const problem = problemOf(library, task);
  const others = meals.filter((meal) => meal.day !== day);
  const isAllowed = (recipe, kind) => {
    const id = problem.pool.ids[recipe];
    const own = others.filter(({ recipeId }) => recipeId === id);
    const isDinnerBeside = own.some((meal) => meal.mealType === 'dinner' && Math.abs(meal.day - day) === 1);
    if (problem.kinds[kind].type === 'dinner' && isDinnerBeside) return false;
    const from = Array.from({ length: 7 }, (_, at) => day - 6 + at);
    return from.every(
      (first) =>
        own.filter((meal) => meal.day >= first && meal.day < first + 7).length < task.wish.rules.maxUses,
    );
  };
  const { isPossible } = programs.solveDay(solver, problem, day - 1, {
    seconds: secondsOfSolver,
    isAllowed,
    onlyFeasible: true,
  });
  return isPossible === true;
}

function measureSwaps({ generate, swapsFor, solver, open }) {
  const { library, recipes, task } = open(large);
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const { meals } = generate(library, task, solver);
  const kept = meals.map((meal) => ({ ...meal, recipe: byId.get(meal.recipeId) }));
  const times = timesOf(swaps, (turn) =>
    swapsFor(library, { ...task, kept }, meals[(turn * 7) % meals.length]),
  );
  const { median, most } = spreadOf(times);
  return table(
    [
      ['a swap of one meal in that plan', 'median', 'longest', 'limit'],
      [`three candidates, ${swaps} times`, ms(median), ms(most), '100 ms'],
    ],
    { words: [0] },
  );
}

function timesOf(count, run) {
  return Array.from({ length: count }, (_, turn) => {
    const began = performance.now();
    run(turn);
    return performance.now() - began;
  });
}

/** CPU time in ms of all threads of this process, which is independent of other load. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const percent = (share) => `${(100 * share).toFixed(2)} %`;
