import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import type { User } from '../src/modules/users/user.entity.js';
import { dateIn } from '../src/platform/clock/dates.js';

/** The clients in the order of their numbers, which decide of what kind each of them is. */
const NAMES = [
  ...['Adele Brandt', 'Björn Holm', 'Carmen Ortiz', 'Dmitri Volkov', 'Elif Yıldız', 'Farid Haddad'],
  ...['Greta Nowak', 'Hugo Martin', 'Ines Costa', 'Jakub Zeman', 'Keiko Mori', 'Lars Nygård'],
  ...['Maya Patel', 'Noah Fischer', 'Olga Petrova', 'Pedro Alves', 'Quentin Roux', 'Rosa Greco'],
  ...['Samir Aziz', 'Tara O’Neill', 'Ulrike Kern', 'Viktor Szabó', 'Wanda Król', 'Xenia Pappas'],
  ...['Yusuf Demir', 'Zara Khan', 'Anton Berg', 'Bianca Rossi', 'Chen Wei', 'Dora Kovač'],
  ...['Emil Sand', 'Fatima Noor', 'Goran Ilić', 'Hanna Virtanen', 'Ivo Marić', 'Julia Stein'],
  ...['Kofi Mensah', 'Lena Vogel', 'Marco Bianchi', 'Nadia Popescu'],
];

interface Demo {
  trainer: User;
  /** All accounts of the demo have the same password. */
  passwordHash: string;
}

/**
 * Gives a trainer 40 clients of every kind: with and without a plan, a weigh-in, and a visit, with plans that end or break
 * the profile, with and without consent, fees, and notes, and one whose account is closed. What each of them has depends
 * on their number alone. A few statements make all rows, because the demo should start quickly. Needs a saved plan of the
 * trainer.
 */
export async function seedManyClients(em: EntityManager, { trainer, passwordHash }: Demo, now: Date) {
  const clients = NAMES.map((name, index) => ({ n: index + 1, id: uuid(), name, email: emailOf(name) }));
  const at = now.toISOString();
  const values = [JSON.stringify(clients), dateIn('Europe/Berlin', now), at, trainer.id, passwordHash];
  for (const statement of STATEMENTS) await em.execute(WITH_CLIENTS + statement, values);
}

/** "Björn Holm" becomes bjorn.holm, so that the address can be typed on any keyboard. */
const emailOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@clients.demo.local`;

const WITH_CLIENTS = `
  with given as (select ?::jsonb as clients, ?::date as today, ?::timestamptz as at, ?::uuid as trainer, ?::text as hash),
    clients as (select c.*, g.today, g.at, g.trainer, g.hash from given g,
      jsonb_to_recordset(g.clients) as c (n int, id uuid, name text, email text))`;

const ACCOUNTS = `
  insert into users (id, email, role, password_hash, name, time_zone, disabled_at, created_at, updated_at)
  select id, email, 'customer', hash, name, 'Europe/Berlin', case when n = 40 then at end,
    at - (30 + n) * interval '1 day', at from clients`;

const COACHINGS = `
  insert into coaching (id, trainer_id, customer_id, since, began_by)
  select gen_random_uuid(), trainer, id, at - (20 + n) * interval '1 day', 'invitation' from clients`;

const CONSENTS = `
  insert into health_consents (id, customer_id, wording, agreed_at)
  select gen_random_uuid(), id, 1, at - 20 * interval '1 day' from clients where n % 13 > 0`;

/** Weekly weigh-ins, the last of them between today and 18 days ago. Every sixth client has none. */
const WEIGH_INS = `
  insert into progress_measurements (id, customer_id, recorded_by, day, units, weight, created_at, updated_at)
  select gen_random_uuid(), id, id, day, units, weight, day + time '07:00', day + time '07:00'
  from (
    select id, today - (case when n % 4 = 0 then 18 else n % 9 end) - 7 * week as day,
      case when n % 5 = 0 then 'us' else 'metric' end as units,
      case when n % 5 = 0 then 150 + n + week * 1.2 else 62 + n % 17 * 2 + week * ((n % 5 - 1) * 0.3) end as weight
    from clients, generate_series(0, 5) as week where n % 6 > 0 and n % 13 > 0
  ) as weighed`;

/** A visit in each of four weeks, the last of them between today and 50 days ago. Every eleventh client never came. */
const VISITS = `
  insert into user_activity_sessions (user_id, session_id, start_time, end_time, pages_viewed)
  select id, gen_random_uuid(), began, began + (pages - 1) * interval '50 seconds', pages
  from (
    select id, 1 + (n + week * 3) % 6 as pages, at - n * interval '7 minutes'
      - (7 * week + case when n % 7 = 0 then 15 + n else n % 5 end) * interval '1 day' as began
    from clients, generate_series(0, 3) as week where n % 11 > 0
  ) as visits`;

const PROFILES = `
  insert into profiles (user_id, dietary_restrictions, allergies, updated_at)
  select id, case when n % 8 = 3 then array['Vegan'] else '{}' end,
    case when n % 8 = 5 then array['milk'] else '{}' end, at
  from clients where n % 8 in (3, 5)`;

/** One saved plan for all: in its first days, about to end, started over, or yet to begin. */
const PLANS = `
  insert into personalized_meal_plans (id, customer_id, trainer_id, meal_plan_id, plan, facts, plan_name, fitness_goal,
    description, daily_calorie_target, total_days, starts_on, assigned_at)
  select gen_random_uuid(), c.id, c.trainer, s.id, s.plan || jsonb_build_object('startsOn', c.starts_on), s.facts,
    s.plan_name, s.fitness_goal, s.description, (s.plan -> 'targets' ->> 'calories')::numeric::int,
    (s.plan ->> 'days')::int, c.starts_on, c.at - 5 * interval '1 day'
  from (select k.*, k.today + (case k.n % 5 when 1 then 0 when 2 then 2 when 3 then -40 else -4 end) as starts_on
      from clients k where k.n % 5 > 0) as c,
    lateral (select p.* from trainer_meal_plans p where p.trainer_id = c.trainer
      order by p.created_at, p.id limit 1) as s`;

const FEES = `
  insert into coaching_fees (id, coaching_id, amount, currency, starts_on, set_at)
  select gen_random_uuid(), k.id, 60 + c.n % 4 * 15 + raise * 10, 'EUR', c.today - 20 + raise * 15,
    c.at - (20 - raise * 10) * interval '1 day'
  from clients c join coaching k on k.customer_id = c.id, generate_series(0, case when c.n % 6 = 1 then 1 else 0 end) as raise
  where c.n % 3 > 0`;

const NOTES = `
  insert into coaching_notes (coaching_id, text, updated_at)
  select k.id, (array['Prefers to talk in the morning.', 'Left knee: no lunges until the physio agrees.',
    'Travels on Thursdays, cooks on Sundays.'])[1 + c.n % 3], c.at
  from clients c join coaching k on k.customer_id = c.id where c.n % 4 = 1`;

const STATEMENTS = [ACCOUNTS, COACHINGS, CONSENTS, WEIGH_INS, VISITS, PROFILES, PLANS, FEES, NOTES];
