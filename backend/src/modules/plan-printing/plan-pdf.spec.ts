import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { documentOf, libraryRecipes, planOf } from '../../../test/factories/printed-plans.js';
import { printed, read, wordsOf } from '../../../test/support/print-plan.js';
import type { MealPrep, Plan, ShoppingItem } from '../plan-model/plan.js';
import type { PdfOptions, PlanDocument } from './plan-document.js';

const plan = planOf(3, 4);

const readPlan = (changed: Partial<Plan>) => read(documentOf({ ...plan, ...changed }));

const readWith = (options: Partial<PdfOptions>, more: Partial<PlanDocument> = {}) =>
  read(documentOf(plan, { ...more, options: { ...documentOf(plan).options, ...options } }));

const PREP: MealPrep = {
  totalPrepTime: 95,
  shoppingList: [],
  prepInstructions: [
    { step: 1, instruction: 'Dice 3 onions (360 g).', estimatedTime: 8, ingredients: ['onion'] },
    { step: 2, instruction: 'Simmer the lentils.', estimatedTime: 25, ingredients: ['red lentils', 'water'] },
  ],
  storageInstructions: [
    { ingredient: 'Diced onion', method: 'Airtight container, fridge', duration: '3-4 days' },
  ],
};

const WEEK = { days: 'days 1 to 3', shoppingList: [], prep: null };

const FETA: ShoppingItem = {
  ...{ ingredient: 'feta', totalAmount: 50, unit: 'g', grams: 50, foodId: 'feta' },
  ...{ usedInRecipes: ['Salad'], aisle: 'dairy' },
};

describe('the printed plan', () => {
  test('is the same to the byte for the same plan, whatever was printed before', async () => {
    const first = await printed(documentOf(plan));
    await readPlan({ planName: 'Ólafur’s plan: ÁÉÍ and 🥗 with Ёлка' });
    expect((await printed(documentOf(plan))).equals(first)).toBe(true);
  });

  test('keeps its text readable if letters are first printed as parts of ligatures', async () => {
    for (const whole of ['ᾧ ѷ ǭ', 'ω ѵ ǫ'])
      expect(wordsOf(await readPlan({ planName: whole }))).toContain(whole);
  });

  test('contains the texts and numbers of the plan', async () => {
    const words = wordsOf(await read(documentOf(plan)));
    const [recipe] = plan.recipes;
    for (const text of [
      'Lean and strong',
      'Muscle gain',
      'Prepared for',
      'Jordan Miles',
      'Alex Carter',
      '3 days, 4 meals a day',
      'Monday, November 23, 2026',
      'Wednesday, November 25, 2026',
      'Four weeks of training with enough protein',
      '2,400 kcal',
      'Calories within 2% of 2,400 kcal',
      'No recipe more than 2 times in 7 days',
      'Day 3, dinner: Lentil soup contains celery',
      ...plan.recipes.map(({ name }) => name),
      ...(recipe?.instructionsText.split('\n') ?? []),
      ...(recipe?.ingredientsJson.map(({ name }) => name) ?? []),
    ])
      expect(words).toContain(text);
  });

  test('calls targets that only follow from the goal "about" so many grams, wherever they stand', async () => {
    const exact = wordsOf(await readPlan({}));
    const loose = wordsOf(await readPlan({ rules: { ...plan.rules, looseMacros: ['carbs', 'fat'] } }));
    const [carbs, fat] = [Math.round(plan.targets.carbs), Math.round(plan.targets.fat)];
    expect(exact).toContain(`Carbs ${carbs} g · Fat ${fat} g each day`);
    expect(loose).toContain(`Carbs about ${carbs} g · Fat about ${fat} g each day`);
    expect(loose).toContain('Target (about, for carbs and fat)');
    expect(loose).toContain(`of about ${carbs} g`);
    expect(loose).not.toContain(`of about ${Math.round(plan.targets.protein)} g`);
  });

  test('gives a portion its share of the energy, the ingredients, and their weight', async () => {
    const [known] = plan.recipes;
    if (!known) throw new Error('The plan has no recipe');
    const recipe = {
      ...known,
      ...{ servings: 4, caloriesKcal: 500, proteinGrams: 20, carbsGrams: 60, fatGrams: 12 },
      ingredientsJson: [
        { amount: 3, unit: 'cups' as const, name: 'rice', note: null, foodId: null, grams: 555 },
      ],
    };
    const meal = { day: 1, mealNumber: 1, mealType: 'lunch' as const, recipeId: recipe.id, servings: 1.5 };
    const words = wordsOf(await readPlan({ days: 1, mealsPerDay: 1, recipes: [recipe], meals: [meal] }));
    expect(words).toMatch(/1½ servings 750 kcal 30 g 90 g 18 g/);
    expect(words).toMatch(/rice 1⅛ cups \(208 g\) 3 cups/);
    expect(words).toContain('Whole recipe, 4 servings');
    expect(words).toMatch(/500 kcal · Protein 20 g · Carbs 60 g · Fat 12 g per serving/);
  });

  test('keeps the name of a dish on one line beside the figures of its meal', async () => {
    const name = 'Peanut Butter Overnight Oats';
    const { pages } = await readPlan({ recipes: plan.recipes.map((recipe) => ({ ...recipe, name })) });
    expect(pages.find((page) => page.includes('Day total'))?.split('\n')).toContainEqual(
      expect.stringContaining(name),
    );
  });

  test('says what is eaten beside a dish, counts it, and has its recipe', async () => {
    const [dish, side] = plan.recipes;
    if (!dish || !side) throw new Error('The plan has too few recipes');
    const rice = {
      ...{ amount: 50, unit: 'g' as const, name: 'white rice', note: null, foodId: 'rice-white', grams: 50 },
    };
    const recipes = [
      { ...dish, name: 'Chicken Curry', caloriesKcal: 500, prepTimeMinutes: 5, cookTimeMinutes: 10 },
      {
        ...side,
        ...{ name: 'White Rice', caloriesKcal: 180, servings: 1, prepTimeMinutes: 2, cookTimeMinutes: 15 },
        ...{ side: { kind: 'starch', step: 0.5, most: 3 } as const, ingredientsJson: [rice] },
      },
    ];
    const sides = [{ recipeId: side.id, servings: 1.5 }];
    const place = { day: 1, mealNumber: 1, mealType: 'lunch' as const };
    const meals = [{ ...place, recipeId: dish.id, servings: 1, sides }];
    const words = wordsOf(await readPlan({ days: 1, mealsPerDay: 1, recipes, meals }));
    expect(words).toMatch(/Chicken Curry 1 serving with White Rice \(75 g\) 770 kcal .{0,40} 17 min/);
    expect(words).toMatch(/Lunch on day 1 White Rice/);
  });

  test('says what each week asks for before its first day, and what is left over', async () => {
    const [known] = plan.recipes;
    if (!known) throw new Error('The plan has no recipe');
    const feta = { amount: 50, unit: 'g' as const, name: 'feta', note: null, foodId: 'feta', grams: 50 };
    const recipe = {
      ...known,
      ...{ servings: 1, prepTimeMinutes: 5, cookTimeMinutes: 15, handsOnMinutes: 8, ingredientsJson: [feta] },
    };
    const meals = [1, 8].map((day) => ({
      ...{ day, mealNumber: 1, mealType: 'lunch' as const, recipeId: recipe.id, servings: 1 },
    }));
    const words = wordsOf(await readPlan({ days: 8, mealsPerDay: 1, recipes: [recipe], meals }));
    expect(words).toMatch(
      /Week 1: 1 food to buy\. A day on average: .{0,90}Kitchen 3 min, 1 min of it hands-on Day 1/,
    );
    expect(words).toMatch(
      /Week 2: 1 food to buy\. A day on average: .{0,90}Kitchen 20 min, 8 min of it hands-on Day 8/,
    );
    const list = wordsOf(await read(documentOf(plan, { weeks: [{ ...WEEK, shoppingList: [FETA] }] })));
    expect(list).toContain('Left over of packages of the usual size: 150 g of feta.');
  });

  test('says where packages hold a bit less than the meals need', async () => {
    const milk = { ingredient: 'light coconut milk', totalAmount: 1, unit: 'cans', grams: 407 };
    const item = { ...FETA, ...milk, foodId: 'coconut-milk-light' };
    const list = wordsOf(await read(documentOf(plan, { weeks: [{ ...WEEK, shoppingList: [FETA, item] }] })));
    expect(list).toContain('light coconut milk 1 can (407 g) 7 g less than planned');
    expect(list.match(/less than planned/g)).toHaveLength(1);
  });

  test('lists requests in words that are not part of the check', async () => {
    const certificate = { ...documentOf(plan).certificate, holds: true };
    const { pages } = await read(documentOf(plan, { certificate, leftOut: ['low FODMAP'] }));
    const text = pages.join('\n');
    expect(text).toContain('every rule that was understood is kept');
    expect(text).toContain('Asked for, but not part of this check');
    expect(text).toContain('low FODMAP');
    const typed = await read(documentOf(plan, { certificate }));
    expect(typed.pages.join('\n')).toContain('every rule is kept');
    expect(typed.pages.join('\n')).not.toContain('not part of this check');
  });

  test('links to every section, day, and recipe', async () => {
    const { outline, destinations, links, pages } = await read(
      documentOf({ ...plan, startOfWeekMealPrep: PREP }),
    );
    expect(outline.map(({ title }) => title)).toEqual([
      'Lean and strong',
      'Contents',
      'Days',
      'Shopping list',
      'Meal prep',
      'Recipes',
      'About this plan',
      'Certificate',
    ]);
    expect(destinations.get('days')).toBeLessThanOrEqual(3);
    const within = (title: string) => outline.find((entry) => entry.title === title)?.children ?? [];
    expect(within('Days').map(({ title }) => title)).toEqual([
      'Day 1, Monday, November 23, 2026',
      'Day 2, Tuesday, November 24, 2026',
      'Day 3, Wednesday, November 25, 2026',
    ]);
    expect(
      within('Recipes')
        .map(({ title }) => title)
        .sort(),
    ).toEqual(plan.recipes.map(({ name }) => name).sort());
    expect(links.length).toBeGreaterThan(plan.meals.length);
    expect(links.filter((name) => !destinations.has(name))).toEqual([]);
    const [recipe] = within('Recipes');
    const page = destinations.get('recipe-1') ?? 0;
    expect(pages[page - 1]).toContain(recipe?.title);
    expect(pages[1]).toMatch(new RegExp(`${recipe?.title}\\s+${page}\\s`));
  });

  test('marks headings, lists, and tables for screen readers', async () => {
    const { roles, outline } = await read(documentOf({ ...plan, startOfWeekMealPrep: PREP }));
    expect(roles).toMatchObject({ Document: 1, H1: 1, H2: outline.length - 1 });
    expect(roles.H3).toBeGreaterThan(plan.days + plan.recipes.length);
    expect(roles).toMatchObject({ Table: 2, TR: 1 + plan.days + 1 + PREP.storageInstructions.length });
    const steps = plan.recipes.flatMap(({ instructionsText }) => instructionsText.split('\n'));
    expect(roles.LI).toBeGreaterThan(steps.length + plan.meals.length);
  });

  test('names its title and its author, and no tool', async () => {
    const { info } = await read(documentOf(plan));
    expect(info).toEqual({
      Title: 'Lean and strong',
      Author: 'Alex Carter',
      Subject: 'Meal plan: Muscle gain',
      Creator: 'Mealwright',
      Producer: 'Mealwright',
      CreationDate: 'D:20261120093000Z',
    });
  });
});

describe('an option of the printed plan', () => {
  test.each([
    ['A4', 'portrait', [595.28, 841.89]],
    ['A4', 'landscape', [841.89, 595.28]],
    ['Letter', 'portrait', [612, 792]],
    ['Letter', 'landscape', [792, 612]],
  ] as const)('%s, %s', async (pageSize, orientation, size) => {
    const pdf = await readWith({ pageSize, orientation });
    expect(pdf.size).toEqual(size);
    expect(pdf.pages.filter((page) => page.trim() === '')).toEqual([]);
  });

  test('includes or omits the shopping list', async () => {
    const [withList, without] = [await readWith({}), await readWith({ includeShoppingList: false })];
    expect(wordsOf(withList)).toContain('Shopping list For days 1 to 3');
    expect(wordsOf(without)).not.toContain('Shopping list');
    expect(without.pages.length).toBeLessThan(withList.pages.length);
  });

  test('includes or omits the summary of macros', async () => {
    expect(wordsOf(await readWith({}))).toContain('Average day');
    expect(wordsOf(await readWith({ includeMacroSummary: false }))).not.toContain('Average day');
  });

  test('includes the picture of each recipe, or its drawing where none can be read', async () => {
    const jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7a5' } })
      .jpeg()
      .toBuffer();
    const broken = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00]);
    const asked: string[] = [];
    const pictures = async ({ id }: { id: string }) => {
      asked.push(id);
      return asked.length % 3 === 0 ? null : asked.length % 3 === 1 ? jpeg : broken;
    };
    const pdf = await readWith({ includeRecipePhotos: true }, { pictures });
    expect(asked.sort()).toEqual(plan.recipes.map(({ id }) => id).sort());
    expect(pdf.pictures).toBe(Math.ceil(asked.length / 3));
    // The others show their drawing, which is described like a picture.
    expect(pdf.roles.Figure).toBe(asked.length);
    expect((await readWith({}, { pictures })).pictures).toBe(0);
  });
});

describe('the length of the printed plan', () => {
  test('leaves no empty page in 30 days of 6 meals', async () => {
    const month = planOf(30, 6);
    const pdf = await read(documentOf(month));
    expect(pdf.pages.filter((page) => page.trim().split('\n').length < 5)).toEqual([]);
    expect(wordsOf(pdf)).toContain(`Page ${pdf.pages.length} of ${pdf.pages.length}`);
    const recipes = pdf.outline.find(({ title }) => title === 'Recipes')?.children ?? [];
    expect(recipes).toHaveLength(month.recipes.length);
  });

  test('may be one day of one meal, or a plan without recipes', async () => {
    expect(wordsOf(await read(documentOf(planOf(1, 1, libraryRecipes()))))).toContain('1 day, 1 meal a day');
    expect(wordsOf(await readPlan({ recipes: [] }))).toContain('Nothing is planned for this day.');
  });

  test('does not block other work while it is printed', async () => {
    const document = documentOf(planOf(30, 6));
    await printed(document);
    let turns = 0;
    const count = setInterval(() => {
      turns += 1;
    }, 0);
    await printed(document);
    clearInterval(count);
    expect(turns).toBeGreaterThan(30);
  });
});
