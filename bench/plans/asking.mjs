import pg from 'pg';
import { Problem } from '../../scripts/launcher/problem.mjs';
import { register } from '../world/people.mjs';

/** Registers trainers, who may make plans. Returns their access tokens. */
export async function registerTrainers(world, program, count) {
  const trainers = await Promise.all(Array.from({ length: count }, () => register(world, program)));
  const client = new pg.Client({ connectionString: world.env.DATABASE_URL });
  await client.connect();
  try {
    const emails = trainers.map(({ email }) => email);
    await client.query(`update users set role = 'trainer' where email = any($1)`, [emails]);
  } finally {
    await client.end();
  }
  return trainers.map(({ accessToken }) => accessToken);
}

/** Asks for a plan and returns the status and the body of the answer. `wish` is whatever it should be beside usual. */
export async function askForPlan(url, accessToken, wish) {
  const response = await fetch(`${url}/api/meal-plan/generate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      planName: 'Measured',
      fitnessGoal: 'maintenance',
      dailyCalorieTarget: 2200,
      startsOn: '2026-11-23',
      generateMealPrep: true,
      ...wish,
    }),
  });
  return { status: response.status, text: await response.text() };
}

/** Does the same for a plan that has to be made, and returns it. */
export async function requirePlan(url, accessToken, wish) {
  const { status, text } = await askForPlan(url, accessToken, wish);
  if (status !== 200) throw new Problem(`No plan was made: ${text}`);
  return text;
}

export async function timeOf(work) {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

export const inMs = ({ median, least, most }) =>
  `${Math.round(median)} ms (${Math.round(least)} - ${Math.round(most)})`;
