import type { EntityManager } from '@mikro-orm/postgresql';
import { Goal, type GoalContent } from '../src/modules/progress/goals/goal.entity.js';
import { GoalValues } from '../src/modules/progress/goals/goal-values.js';
import { Measurement } from '../src/modules/progress/measurements/measurement.entity.js';
import type { User } from '../src/modules/users/user.entity.js';
import { after, days } from '../src/platform/clock/clock.js';
import { addDays, dateIn } from '../src/platform/clock/dates.js';

interface People {
  /** This customer has goals in every state. */
  busy: User;
  trainer: User;
}

/** Adds goals that follow the measurements of the demo, which the database already has. */
export async function seedDemoGoals(em: EntityManager, { busy, trainer }: People, now: Date): Promise<void> {
  const setGoal = goalsOf(busy, now);
  const lighter = setGoal({ ...LIGHTER, daysAgo: 80, targetDate: inDays(now, 60) }, trainer);
  const slimmer = setGoal({ ...SLIMMER, daysAgo: 80 });
  const leaner = setGoal({ ...LEANER, daysAgo: 25 });
  const pushUps = setGoal({ ...PUSH_UPS, daysAgo: 30, targetDate: inDays(now, 20) });
  for (const [daysAgo, value] of [26, 19, 12, 5].map((day, week) => [day, 14 + 4 * week] as const))
    pushUps.enterValue(inDays(now, -daysAgo), value, now);
  const running = setGoal({ ...RUNNING, daysAgo: 40 });
  running.giveUp(now);
  const goals = [lighter, slimmer, leaner, pushUps, running];
  const values = new GoalValues(em.getRepository(Goal), em.getRepository(Measurement));
  for (const goal of goals) await values.update(goal);
  for (const goal of goals) em.persist(goal);
}

type Wish = Omit<GoalContent, 'startsOn' | 'description' | 'targetDate'> & {
  /** The number of days since the goal began. */
  daysAgo: number;
  description?: string;
  targetDate?: string;
};

type What = Omit<Wish, 'daysAgo'>;

const LIGHTER: What = {
  ...{ goalName: 'Down to 80 kg', metric: 'weight', startValue: 86, targetValue: 80, targetUnit: 'kg' },
  description: 'Slowly, so that it stays that way.',
};

const SLIMMER: What = {
  goalName: 'Waist under 90 cm',
  ...{ metric: 'waistCm', startValue: 94, targetValue: 90, targetUnit: 'cm' },
};

const LEANER: What = {
  ...{
    goalName: 'Hold my weight on holiday',
    metric: 'weight',
    startValue: 82,
    targetValue: 82,
    targetUnit: 'kg',
  },
  description: 'Two weeks of good food, and no second thoughts.',
};

const PUSH_UPS: What = {
  goalName: 'Forty push-ups',
  ...{ metric: 'custom', startValue: 10, targetValue: 40, targetUnit: 'push-ups' },
};

const RUNNING: What = {
  ...{ goalName: 'Run 10 km', metric: 'custom', startValue: 3, targetValue: 10, targetUnit: 'km' },
  description: 'The knee said no. Swimming instead.',
};

const goalsOf =
  (customer: User, now: Date) =>
  ({ daysAgo, description, targetDate, ...wish }: Wish, by = customer): Goal => {
    const startsOn = inDays(now, -daysAgo, customer);
    const content = {
      ...wish,
      ...{ startsOn, description: description ?? null, targetDate: targetDate ?? null },
    };
    return new Goal(customer, by, content, after(now, -days(daysAgo)));
  };

const inDays = (
  now: Date,
  count: number,
  { timeZone }: Pick<User, 'timeZone'> = { timeZone: null },
): string => addDays(dateIn(timeZone, now), count);
