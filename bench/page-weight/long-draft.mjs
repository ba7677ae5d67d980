import { Problem } from '../../scripts/launcher/problem.mjs';

/** Creates the heaviest possible plan as a draft of this trainer: a month of six meals a day. Resolves to its ID. */
export async function longDraft(site, { email, password }) {
  const { data } = await post(`${site}/api/auth/login`, { email, password });
  const wish = {
    planName: 'A month of six meals a day',
    fitnessGoal: 'maintenance',
    dailyCalorieTarget: 2200,
    days: 30,
    mealsPerDay: 6,
    seed: 1,
  };
  return (await post(`${site}/api/meal-plan/generate`, wish, data.accessToken)).draftId;
}

async function post(url, body, token) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Problem(`${url} answered with ${response.status}: ${await response.text()}`);
  return response.json();
}
