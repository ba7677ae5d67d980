/**
 * npm run bench: how close Mealwright comes to the minimum for the same work. Every figure is a ratio to a baseline
 * that runs alternately in the same minutes. To run only some figures, or more rounds:
 *
 * npm run bench -- me sign-ins --rounds=40
 */
import { parseArgs } from 'node:util';
import { Problem, runScript } from '../scripts/launcher/problem.mjs';
import { listenForStop } from '../scripts/launcher/stop-requests.mjs';
import { measureAnalytics } from './analytics/measure-analytics.mjs';
import { measureExports } from './exports/measure-exports.mjs';
import { accountHistory } from './figures/account-history.mjs';
import { adminUsers } from './figures/admin-users.mjs';
import { analyticsMetrics } from './figures/analytics.mjs';
import { clientList } from './figures/clients.mjs';
import { codeSignIns } from './figures/code-sign-ins.mjs';
import { diaryDay } from './figures/diary.mjs';
import { drawnRecipes } from './figures/drawn-recipes.mjs';
import { groceryList, groceryTick } from './figures/groceries.mjs';
import { me, meTogether } from './figures/me.mjs';
import { measurementYears } from './figures/measurements.mjs';
import {
  measurementsPage,
  recipesPage,
  recipesPageTogether,
  sharedPage,
  signInPage,
} from './figures/pages.mjs';
import { rating } from './figures/rating.mjs';
import { publicList, publicRecipe, recipe, recipeList } from './figures/recipes.mjs';
import { signIns } from './figures/sign-ins.mjs';
import { measureFoodSearch } from './food-search/measure-food-search.mjs';
import { measureGenerator } from './generator/generator.mjs';
import { measureLightness } from './lightness/measure-lightness.mjs';
import { compare } from './measuring/compare.mjs';
import { explain } from './measuring/explain.mjs';
import { startLoad } from './measuring/load.mjs';
import { ratioTable } from './measuring/ratio-table.mjs';
import { weighPages } from './page-weight/weigh-pages.mjs';
import { measurePdf } from './pdf/measure-pdf.mjs';
import { measurePlans } from './plans/measure-plans.mjs';
import { measureRecipeSizes } from './recipe-sizes/recipe-sizes.mjs';
import { measureSlowLine } from './slow-line/measure-slow-line.mjs';
import { measureWeeks } from './weeks/measure-weeks.mjs';
import { measureWeekBound } from './weeks/week-bound.mjs';
import { SECTIONS } from './weeks/weeks-page.mjs';
import { openWorld } from './world/world.mjs';

const figures = [
  me,
  meTogether,
  signIns,
  codeSignIns,
  signInPage,
  recipeList,
  recipe,
  publicList,
  publicRecipe,
  rating,
  diaryDay,
  clientList,
  measurementYears,
  groceryList,
  groceryTick,
  analyticsMetrics,
  adminUsers,
  accountHistory,
  recipesPage,
  measurementsPage,
  recipesPageTogether,
  drawnRecipes,
  sharedPage,
];
const pageWeight = 'page-weight';
const analytics = 'analytics';
const recipeSizes = 'recipe-sizes';
const foodSearch = 'food-search';
const pdf = 'pdf';
const generator = 'generator';
const plans = 'plans';
const lightness = 'lightness';
const slowLine = 'slow-line';
const weeks = 'weeks';
const weekBound = 'week-bound';
const exports = 'exports';

await runScript(async () => {
  const { wanted, rounds, ofWeeks } = readArguments();
  const { signal } = listenForStop();
  const ratios = figures.filter(({ name }) => wanted.includes(name));
  if (ratios.length > 0) await printRatios(ratios, { rounds, signal });
  if (wanted.includes(recipeSizes))
    console.log(`\n${(await measureRecipeSizes({ signal, say: console.log })).text}`);
  if (wanted.includes(foodSearch)) console.log(`\n${await measureFoodSearch({ signal, say: console.log })}`);
  if (wanted.includes(analytics)) console.log(`\n${await measureAnalytics({ signal, say: console.log })}`);
  if (wanted.includes(pdf)) console.log(`\n${await measurePdf({ signal, say: console.log, rounds })}`);
  if (wanted.includes(generator)) await measureGenerator({ signal, say: console.log });
  if (wanted.includes(plans)) console.log(`\n${await measurePlans({ signal, say: console.log, rounds })}`);
  if (wanted.includes(lightness)) console.log(`\n${await measureLightness({ signal, say: console.log })}`);
  if (wanted.includes(slowLine)) console.log(`\n${await measureSlowLine({ signal, say: console.log })}`);
  if (wanted.includes(weeks))
    console.log(`\n${await measureWeeks({ signal, say: console.log, ...ofWeeks })}`);
  if (wanted.includes(weekBound)) console.log(`\n${await measureWeekBound({ signal, say: console.log })}`);
  if (wanted.includes(exports))
    console.log(`\n${await measureExports({ signal, say: console.log, rounds })}`);
  if (wanted.includes(pageWeight)) console.log(`\n${(await weighPages({ signal, say: console.log })).text}`);
});

async function printRatios(ratios, { rounds, signal }) {
  const world = await openWorld({ say: console.log, signal });
  const measured = [];
  try {
    const load = world.keep(startLoad());
    for (const figure of ratios) {
      console.log(`Measuring ${figure.title} ...`);
      const sides = await figure.open(world, load, () => []);
      measured.push({ figure, ratio: await compare(sides, { ...figure, rounds, signal }) });
      await Promise.all([sides.ours.stop(), sides.bare.stop()]);
    }
    console.log(`\n${ratioTable(measured, { rounds })}`);
    for (const { figure, ratio } of measured)
      if (figure.target !== null && ratio.median < figure.target)
        console.log(`\n${await explain(figure, { world, load })}`);
  } finally {
    await world.close();
  }
}

function readArguments() {
  const names = [
    ...figures.map(({ name }) => name),
    recipeSizes,
    foodSearch,
    analytics,
    generator,
    plans,
    pdf,
    pageWeight,
    lightness,
    slowLine,
    weeks,
    weekBound,
    exports,
  ];
  const { values, positionals } = parseArgs({
    options: {
      rounds: { type: 'string', default: '15' },
      seed: { type: 'string', default: '1' },
      read: { type: 'string' },
      write: { type: 'string' },
      as: { type: 'string', default: 'after' },
    },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw new Problem(`There is no figure called ${unknown}: ${names.join(', ')}.`);
  const rounds = readWholeNumber(values, 'rounds');
  const { read, write, as: section } = values;
  if (!SECTIONS.includes(section)) throw new Problem(`--as has to be ${SECTIONS.join(' or ')}.`);
  const ofWeeks = { seed: readWholeNumber(values, 'seed'), read, write, section };
  return { wanted: positionals.length > 0 ? positionals : names, rounds, ofWeeks };
}

function readWholeNumber(values, name) {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new Problem(`--${name} has to be a number from 1 on.`);
  return number;
}
