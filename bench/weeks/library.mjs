import { registerHooks } from 'node:module';
import { inProject } from '../../scripts/launcher/project.mjs';

/** Test support is never built. It imports what it tests, which is taken from the build here. */
const SOURCES = new URL(`file://${inProject('backend')}/`).href;
const SUPPORT = new URL('test/', SOURCES).href;
const BUILT = new URL(`file://${inProject('build/backend')}/`).href;

/** Everything of the product that makes, checks, and buys for a plan. Needs a built backend, but no database. */
export async function openLibrary() {
  const built = (path) => import(inProject('build/backend', path));
  const module = (path) => built(`src/modules/${path}`);
  const [{ library }, { planRecipeOf }, { foods }] = await Promise.all([
    built('seeders/library/index.js'),
    built('seeders/library/plan-recipe.js'),
    module('foods/index.js'),
  ]);
  const [{ generate }, { RecipeColumns }, { loadSolver }] = await Promise.all(
    ['generate.js', 'recipe-columns/recipe-columns.js', 'solver/solver.js'].map((path) =>
      module(`plan-generator/${path}`),
    ),
  );
  const [{ readWish }, { wishOf }, { certify }, { choosePackages, packageSizes }] = await Promise.all(
    [
      'wish-reader/read-wish.js',
      'meal-plans/wished-plan.js',
      'plan-certificate/certify.js',
      'prep-guide/packages.js',
    ].map(module),
  );
  const { seedLibrary, staples } = await importTestSupport('test/generator/seed-library.ts');
  const columns = new RecipeColumns(staples(), packageSizes());
  columns.upsert(seedLibrary());
  const solver = await loadSolver();
  return {
    generate: (task) => generate(columns, task, solver),
    recipes: new Map(library.map((one) => [one.slug, planRecipeOf(one, one.slug)])),
    ...{ readWish, wishOf, certify, choosePackages, foods },
  };
}

/** Imports what tests share, which says how the generator sees a recipe and what a week costs at least. */
export async function importTestSupport(path) {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const isOfSource = specifier.startsWith('.') && context.parentURL?.startsWith(SOURCES);
      if (!isOfSource || !specifier.endsWith('.js')) return next(specifier, context);
      const { href } = new URL(specifier, context.parentURL);
      const isSupport = href.startsWith(SUPPORT);
      return next(isSupport ? href.replace(/\.js$/, '.ts') : href.replace(SOURCES, BUILT), context);
    },
  });
  try {
    return await import(inProject('backend', path));
  } finally {
    hooks.deregister();
  }
}
