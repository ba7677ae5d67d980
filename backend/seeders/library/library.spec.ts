import { describe, expect, test } from '@jest/globals';
import { DIETARY_TAGS, type Food, foods } from '../../src/modules/foods/index.js';
import { checkedSide, SIDE_KINDS } from '../../src/modules/recipes/side.js';
import { library } from './index.js';
import { contentOf } from './library.js';
import { sides } from './side/index.js';

const all = library.map((recipe) => ({ recipe, content: contentOf(recipe) }));

const countWhere = (holds: (one: (typeof all)[number]) => boolean): number => all.filter(holds).length;

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the library', () => {
  test('has at least 650 recipes, for every meal and every diet', () => {
    expect(library.length).toBeGreaterThanOrEqual(650);
    const scarce = [
      ...(['breakfast', 'lunch', 'dinner', 'snack'] as const)
        .map((meal) => [meal, countWhere(({ recipe }) => recipe.mealTypes.includes(meal))] as const)
        .filter(([, count]) => count < 60),
      ...DIETARY_TAGS.map(
        (tag) => [tag, countWhere(({ content }) => content.nutrition.dietaryTags.includes(tag))] as const,
      ).filter(([, count]) => count < 40),
    ];
    expect(scarce).toEqual([]);
  });

  test('has at least 80 recipes with 35 % or more of their energy from protein', () => {
    const fromProtein = ({ kcal, protein }: { kcal: number; protein: number }) => (4 * protein) / kcal;
    expect(
      countWhere(({ content }) => fromProtein(content.nutrition.perServing) >= 0.35),
    ).toBeGreaterThanOrEqual(80);
  });

  test('has no two recipes with one name', () => {
    expect(repeated(library.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(library.map(({ name }) => name.toLowerCase()))).toEqual([]);
  });

  test('claims nothing about a recipe that its ingredients and numbers do not support', () => {
    const untrue = all.flatMap(({ recipe, content }) =>
      recipe.tags
        .filter((tag) => !content.nutrition.dietaryTags.includes(tag))
        .map((tag) => `${recipe.slug} is not ${tag}`),
    );
    expect(untrue).toEqual([]);
  });

  test('would reveal a recipe that claims to be vegan and contains an egg', () => {
    const [recipe] = library.filter(({ tags }) => tags.includes('vegan'));
    if (!recipe) throw new Error('The library has nothing vegan');
    const spoilt = contentOf({ ...recipe, ingredients: [...recipe.ingredients, [1, 'pcs', 'egg']] });
    expect(spoilt.nutrition.dietaryTags).not.toContain('vegan');
    expect(spoilt.nutrition.allergens).toContain('eggs');
  });

  test('counts the eggs of a dish that is named after four or more among its main ingredients', () => {
    const gramsOfEggs = ({ content }: (typeof all)[number]) =>
      content.ingredients.reduce((sum, { foodId, grams }) => sum + (foodId === 'egg' ? (grams ?? 0) : 0), 0);
    const named = all.filter((one) => /\beggs?\b/i.test(one.recipe.name) && gramsOfEggs(one) >= 200);
    expect(named.length).toBeGreaterThan(20);
    const forgotten = named.filter(({ content }) => !content.nutrition.mainIngredients.includes('egg'));
    expect(forgotten.map(({ recipe }) => recipe.slug)).toEqual([]);
  });

  test('has sides whose largest amount consists of whole steps', () => {
    const sides = library.flatMap(({ side }) => side ?? []);
    expect(sides.map(checkedSide)).toEqual(sides);
  });

  test('has at least 70 sides of every kind, and some of every diet beside every meal', () => {
    expect(sides.length).toBeGreaterThanOrEqual(70);
    expect(SIDE_KINDS.filter((kind) => sides.every(({ side }) => side?.kind !== kind))).toEqual([]);
    const ofSides = all.filter(({ recipe }) => recipe.side);
    const missing = DIETARY_TAGS.flatMap((tag) =>
      (['breakfast', 'lunch', 'dinner', 'snack'] as const)
        .filter(
          (meal) =>
            ofSides.filter(
              ({ recipe, content }) =>
                recipe.mealTypes.includes(meal) && content.nutrition.dietaryTags.includes(tag),
            ).length < 5,
        )
        .map((meal) => `${tag}, ${meal}`),
    );
    expect(missing).toEqual([]);
  });

  test('has sides that are eaten by one person at once and are lightly salted', () => {
    const strange = all
      .filter(({ recipe }) => recipe.side)
      .filter(({ recipe, content }) => {
        const { kcal, sodium = 0 } = content.nutrition.perServing;
        return recipe.servings !== 1 || kcal < 20 || kcal > 300 || sodium > 550;
      });
    expect(strange.map(({ recipe }) => recipe.slug)).toEqual([]);
  });

  test('has at least ten starches that bring energy with hardly any fiber', () => {
    const lightStarches = all.filter(
      ({ recipe, content: { nutrition } }) =>
        (recipe.side?.kind === 'starch' || recipe.side?.kind === 'bread') &&
        (nutrition.perServing.fibre ?? 0) <= 2.5,
    );
    expect(lightStarches.length).toBeGreaterThanOrEqual(10);
  });

  test('has servings of a realistic size', () => {
    const strange = all
      .filter(({ recipe }) => !recipe.side)
      .map(({ recipe, content }) => ({ recipe, kcal: content.nutrition.perServing.kcal }))
      .filter(({ recipe, kcal }) => kcal > 850 || kcal < (recipe.mealTypes.includes('snack') ? 60 : 200))
      .map(({ recipe, kcal }) => `${recipe.slug}: ${kcal} kcal`);
    expect(strange).toEqual([]);
  });

  test('has at least 25 breakfasts that are ready in ten minutes', () => {
    const minutes = ({ prepTimeMinutes, cookTimeMinutes, restTimeMinutes = 0 }: (typeof library)[number]) =>
      prepTimeMinutes + cookTimeMinutes + restTimeMinutes;
    expect(
      countWhere(
        ({ recipe }) => !recipe.side && recipe.mealTypes.includes('breakfast') && minutes(recipe) <= 10,
      ),
    ).toBeGreaterThanOrEqual(25);
  });

  test('has more lunches and dinners of meat, poultry, and fish than of soy and pulses alone', () => {
    const main = library.filter(
      ({ side, mealTypes }) => !side && mealTypes.some((meal) => meal === 'lunch' || meal === 'dinner'),
    );
    const holds = (one: (typeof library)[number], is: (food: Food) => boolean) =>
      one.ingredients.some(([, , id]) => is(foods.get(id) as Food));
    const ofAnimals = main.filter((one) =>
      holds(one, ({ aisle, main: kind }) => aisle === 'meat' || kind === 'tuna'),
    );
    const ofPulses = main.filter(
      (one) =>
        !ofAnimals.includes(one) &&
        holds(one, ({ main: kind }) =>
          ['tofu', 'tempeh', 'soy', 'beans', 'lentils', 'chickpeas'].includes(kind ?? ''),
        ),
    );
    expect(ofAnimals.length).toBeGreaterThan(1.5 * ofPulses.length);
  });

  const dishes = all.filter(({ recipe }) => !recipe.side);
  const sodiumOf = (meal: string) =>
    dishes
      .filter(({ recipe }) => recipe.mealTypes.some((type) => type === meal))
      .map(({ content }) => content.nutrition.perServing.sodium ?? 0)
      .sort((a, b) => a - b);

  test.each([
    ['breakfast', 450],
    ['lunch', 650],
    ['dinner', 650],
    ['snack', 200],
  ])('is salted with care: half of what is for %s has at most %i mg of sodium a serving', (meal, most) => {
    const sodium = sodiumOf(meal);
    expect(sodium[Math.floor(sodium.length / 2)]).toBeLessThanOrEqual(most);
  });

  test('has no dinner with more than 1,300 mg of sodium a serving', () => {
    expect(sodiumOf('dinner').filter((sodium) => sodium > 1300)).toEqual([]);
  });

  test('uses at least 250 of the foods', () => {
    const used = new Set(library.flatMap(({ ingredients }) => ingredients.map(([, , food]) => food)));
    expect([...used].filter((food) => !foods.has(food))).toEqual([]);
    expect(used.size).toBeGreaterThanOrEqual(250);
  });

  test.each(all.map(({ recipe }) => [recipe.slug, recipe] as const))(
    'has complete texts for %s',
    (_, recipe) => {
      expect(recipe.name.length).toBeLessThanOrEqual(60);
      expect(recipe.description.length).toBeGreaterThan(20);
      expect(recipe.ingredients.length).toBeGreaterThanOrEqual(recipe.side ? 1 : 2);
      expect(recipe.instructions.length).toBeGreaterThanOrEqual(recipe.side ? 1 : 2);
      expect(
        recipe.instructions.filter(
          (step) => /^\d|!|\n/.test(step) && !/^\d+ (?:minutes|hours|g|ml)/.test(step),
        ),
      ).toEqual([]);
    },
  );
});
