import { inProject } from '../../../scripts/launcher/project.mjs';
import { chance } from './chance.mjs';
import { drawDish } from './dishes.mjs';

const { findAllergens, foods, findMainIngredients, computeNutrition, rounded, findTags, toGrams } =
  await import(inProject('build/backend/src/modules/foods/index.js'));

const firstDay = Date.UTC(2023, 0, 1);
const aMinute = 60_000;

/** The `index`-th recipe of a seed as a row. Numbers, tags, and allergens are computed from its foods. */
export function recipeRow(seed, index) {
  const draw = chance(seed + Math.imul(index, 0x9e3779b1));
  const dish = drawDish(draw);
  const servings = draw.one([1, 2, 2, 4, 4, 6]);
  const portions = dish.foods.map(([id, amount, unit]) =>
    portionOf(id, nearly(amount, unit, draw) * servings, unit),
  );
  const perServing = rounded(computeNutrition(portions, servings));
  const [prep, cook] = dish.times;
  const created = new Date(firstDay + index * 10 * aMinute + draw.between(0, 9) * aMinute);
  return {
    id: idAt(created, draw),
    name: dish.name,
    description: dish.description,
    meal_types: dish.mealTypes,
    dietary_tags: findTags(portions, perServing),
    main_ingredient_tags: findMainIngredients(portions),
    allergens: findAllergens(portions),
    cuisine: dish.cuisine,
    ingredients_json: portions.map(ingredientOf),
    instructions_text: dish.steps.join('\n'),
    prep_time_minutes: prep,
    cook_time_minutes: cook,
    servings,
    calories_kcal: perServing.kcal,
    protein_grams: perServing.protein,
    carbs_grams: perServing.carbs,
    fat_grams: perServing.fat,
    fibre_grams: perServing.fibre,
    sugar_grams: perServing.sugar,
    sodium_mg: perServing.sodium,
    nutrition_source: 'computed',
    creation_timestamp: created,
    last_updated_timestamp: created,
  };
}

function portionOf(id, amount, unit) {
  const food = foods.get(id);
  if (!food) throw new Error(`There is no food called ${id}`);
  const { grams, refused } = toGrams(amount, unit, food);
  if (refused) throw new Error(`${amount} ${unit} of ${id}: ${refused}`);
  return { food, grams, amount, unit };
}

const ingredientOf = ({ food, grams, amount, unit }) => ({
  amount,
  unit,
  name: food.name,
  note: null,
  foodId: food.id,
  grams: Math.round(grams * 100) / 100,
});

/** Cooks vary weights but not the number of eggs. */
const nearly = (amount, unit, draw) =>
  unit === 'g' && amount >= 15 ? Math.round((amount * draw.between(70, 130)) / 500) * 5 : amount;

/** A UUID of version 7 for that time. */
function idAt(date, draw) {
  const bytes = draw.bytes(16);
  bytes.writeUIntBE(date.getTime(), 0, 6);
  bytes[6] = 0x70 | (bytes[6] & 0x0f);
  bytes[8] = 0x80 | (bytes[8] & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
