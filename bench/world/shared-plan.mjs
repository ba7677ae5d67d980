import pg from 'pg';
import { Problem } from '../../scripts/launcher/problem.mjs';
import { growRecipes } from './many-recipes.mjs';
import { register } from './people.mjs';

const days = 30;
const day = ['breakfast', 'snack', 'lunch', 'snack', 'dinner', 'snack'];

/**
 * Creates and shares the longest possible plan of a trainer, with made-up recipes. Returns the path of its public
 * page.
 */
export async function shareMonth(world, backend) {
  await growRecipes(world, 1_000);
  const { email, accessToken } = await register(world, backend);
  await makeTrainer(world, email);
  return (await saveMonth(backend.url, accessToken)).sharedPath;
}

/** Saves and shares a plan of 30 days with 6 meals for the user of this token. */
export async function saveMonth(site, accessToken) {
  const ask = async (method, path, body) => {
    const response = await fetch(site + path, {
      method,
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Problem(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };
  const { recipes } = await ask('GET', '/api/recipes?limit=100');
  const mealPlanData = { planName: 'A month', dailyCalorieTarget: 2000, days, meals: mealsOf(recipes) };
  const { mealPlan } = await ask('POST', '/api/trainer/meal-plans', { mealPlanData });
  const { shareUrl } = await ask('POST', `/api/meal-plans/${mealPlan.id}/share`, {});
  return { id: mealPlan.id, sharedPath: new URL(shareUrl).pathname };
}

const mealsOf = (recipes) =>
  Array.from({ length: days * day.length }, (_, place) => ({
    day: 1 + Math.floor(place / day.length),
    mealNumber: 1 + (place % day.length),
    mealType: day[place % day.length],
    servings: 1,
    recipe: { id: recipes[(place * 7) % recipes.length].id },
  }));

async function makeTrainer(world, email) {
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  await client.query(`update users set role = 'trainer' where email = $1`, [email]);
  await client.end();
}
