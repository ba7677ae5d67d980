/** The generator with nothing round it: makes one plan for each message, and says how long it took. */
import { inProject } from '../../scripts/launcher/project.mjs';

const built = (path) => import(inProject('build/backend/src/modules/plan-generator', path));
const [{ generate }, { RecipeColumns }, { loadSolver }, { kitchenFactsOf }] = await Promise.all(
  ['generate.js', 'recipe-columns/recipe-columns.js', 'solver/solver.js', 'generation/kitchen-facts.js'].map(
    built,
  ),
);
const { recipesOf, taskOf } = await import('../generator/worlds.mjs');

const solver = await loadSolver();
let columns = null;

process.on('message', ({ days, mealsPerDay, seed, recipes }) => {
  columns ??= columnsOf(recipes);
  const task = taskOf({ days, mealsPerDay, calories: 2200, protein: 0.25, fat: 0.3 });
  const began = performance.now();
  generate(columns, { ...task, seed }, solver);
  process.send({ milliseconds: performance.now() - began });
});
process.on('disconnect', () => process.exit());

function columnsOf(count) {
  const columns = new RecipeColumns();
  columns.upsert(recipesOf(count, { kitchenFactsOf }).recipes);
  return columns;
}
