import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { Recipe } from '../src/modules/recipes/recipe.entity.js';
import type { User } from '../src/modules/users/user.entity.js';
import { after, days } from '../src/platform/clock/clock.js';
import { contentOf } from './library/library.js';
import type { LibraryRecipe } from './library/library-recipe.js';

/** The people who interact with recipes: one customer a lot, one a little, and the others not at all. */
interface People {
  trainer: User;
  otherTrainer: User;
  busy: User;
  occasional: User;
}

const trainersOwn: LibraryRecipe[] = [
  {
    slug: 'demo-turkey-pepper-skillet',
    name: 'Turkey and Pepper Skillet',
    description: 'A weeknight pan that fits most of my clients: quick, high in protein, one pan to wash.',
    mealTypes: ['dinner', 'lunch'],
    cuisine: 'american',
    servings: 2,
    prepTimeMinutes: 10,
    cookTimeMinutes: 15,
    tags: ['high-protein', 'gluten-free'],
    ingredients: [
      [350, 'g', 'turkey-ground-7'],
      [2, 'pcs', 'bell-pepper-red', 'sliced'],
      [1, 'pcs', 'onion', 'diced'],
      [1, 'tbsp', 'oil-olive'],
      [1, 'tsp', 'paprika'],
      [0.5, 'tsp', 'salt'],
    ],
    instructions: [
      'Heat the olive oil and brown the turkey for 5 minutes.',
      'Add the onion, peppers, paprika and salt and fry for 8 to 10 minutes.',
    ],
  },
  {
    slug: 'demo-overnight-oats-for-travel',
    name: 'Overnight Oats for Travel Days',
    description: 'Stands in the fridge overnight and goes along in a jar.',
    mealTypes: ['breakfast'],
    cuisine: 'american',
    servings: 1,
    prepTimeMinutes: 5,
    cookTimeMinutes: 0,
    restTimeMinutes: 480,
    tags: ['vegetarian'],
    ingredients: [
      [60, 'g', 'oats-rolled'],
      [150, 'g', 'yogurt-greek-nonfat'],
      [100, 'ml', 'milk-semi-skimmed'],
      [80, 'g', 'blueberry'],
      [1, 'tsp', 'honey'],
    ],
    instructions: [
      'Stir everything but the blueberries together in a jar.',
      'Chill overnight and top with the blueberries.',
    ],
  },
];

const reviews = [
  { rating: 5, text: 'On the table in no time, and the children ate it too.', difficulty: 1, again: true },
  { rating: 4, text: 'Good. I used a little less salt.', difficulty: 2, again: true },
  { rating: 3, text: null, difficulty: 3, again: null },
  { rating: 5, text: null, difficulty: null, again: true },
  { rating: 2, text: 'Too spicy for me, fine otherwise.', difficulty: 2, again: false },
];

/** Needs the library and the people in the database. */
export async function seedDemoRecipes(em: EntityManager, people: People, now: Date): Promise<void> {
  addRecipes(em, people, now);
  await em.flush();
  const rows = await em.execute<{ id: string }[]>(
    'select id from recipes where is_approved and not is_side order by source_reference',
  );
  // Spreads over the whole library, which is sorted by slug here.
  const recipe = (place: number) => rows[(place * 37) % rows.length]?.id ?? '';
  const { busy, occasional, trainer, otherTrainer } = people;
  for (let place = 0; place < 14; place += 1) await keep(em, busy, recipe(place), after(now, -days(place)));
  await keep(em, occasional, recipe(3), after(now, -days(2)));
  await keep(em, trainer, recipe(5), after(now, -days(9)));
  for (let place = 0; place < 30; place += 1) {
    const raters = [busy, occasional, otherTrainer].slice(0, 1 + (place % 3));
    for (const [index, rater] of raters.entries())
      await rate(
        em,
        rater,
        recipe(place),
        reviews[(place + index) % reviews.length],
        after(now, -days(place)),
      );
  }
  for (let place = 0; place < 8; place += 1)
    await assign(
      em,
      trainer,
      place % 4 === 3 ? occasional : busy,
      recipe(place + 40),
      after(now, -days(place)),
    );
  await collect(em, busy, 'Sunday cooking', [0, 4, 8, 12].map(recipe), now);
}

/**
 * One trainer has a private and an offered recipe, another has a private one, and two without an owner wait for an
 * admin.
 */
function addRecipes(em: EntityManager, { trainer, otherTrainer }: People, now: Date): void {
  const [skillet, oats] = trainersOwn.map(contentOf);
  if (!skillet || !oats) throw new Error('The demo has no recipes of trainers');
  const add = (content: typeof skillet, owner: User | null, daysAgo: number) => {
    const recipe = new Recipe(content, { owner, sourceReference: null, now: after(now, -days(daysAgo)) });
    em.persist(recipe);
    return recipe;
  };
  add(oats, trainer, 20);
  add({ ...skillet, name: 'Turkey Skillet for Two' }, trainer, 6).offer(after(now, -days(1)));
  add(skillet, otherTrainer, 9);
  add({ ...oats, name: 'Blueberry Overnight Oats' }, null, 3);
  add({ ...skillet, name: 'Paprika Turkey Pan' }, null, 2);
}

const keep = (em: EntityManager, user: User, recipeId: string, at: Date) =>
  em.execute(
    'insert into recipe_favorites (user_id, recipe_id, favorite_date) values (?, ?, ?) on conflict do nothing',
    [user.id, recipeId, at],
  );

async function rate(
  em: EntityManager,
  user: User,
  recipeId: string,
  review: (typeof reviews)[number] | undefined,
  at: Date,
): Promise<void> {
  if (!review) return;
  await em.execute(
    `insert into recipe_ratings
       (id, user_id, recipe_id, rating, review_text, cooking_difficulty, would_cook_again, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    [uuid(), user.id, recipeId, review.rating, review.text, review.difficulty, review.again, at, at],
  );
}

const assign = (em: EntityManager, trainer: User, customer: User, recipeId: string, at: Date) =>
  em.execute(
    'insert into personalized_recipes (customer_id, assigned_by, recipe_id, assigned_at) values (?, ?, ?, ?)',
    [customer.id, trainer.id, recipeId, at],
  );

async function collect(
  em: EntityManager,
  user: User,
  name: string,
  recipeIds: string[],
  at: Date,
): Promise<void> {
  const id = uuid();
  await em.execute(
    'insert into recipe_collections (id, user_id, name, description, created_at, updated_at) values (?, ?, ?, ?, ?, ?)',
    [id, user.id, name, 'Cooked once, eaten for days.', at, at],
  );
  for (const [index, recipeId] of recipeIds.entries())
    await em.execute(
      'insert into collection_recipes (collection_id, recipe_id, order_index) values (?, ?, ?)',
      [id, recipeId, index],
    );
}
