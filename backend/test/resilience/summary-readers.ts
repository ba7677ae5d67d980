import type { Pool } from 'pg';

/** Sunday, November 1, 2026: clocks change in North America, and a Monday follows. */
export const BEGIN = '2026-10-31T12:00:00Z';
export const END = '2026-11-02T23:30:00Z';

const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;

export interface Reader {
  email: string;
  timeZone: string;
  frequency: (typeof FREQUENCIES)[number];
  wantsThem: boolean;
}

/** Readers in all time zones. Every tenth opted out. All have something to say, a weight. */
export function makeReaders(count: number): Reader[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return Array.from({ length: count }, (_, at) => ({
    email: `reader-${at}@example.org`,
    timeZone: zones[Math.floor((at * zones.length) / count)] ?? 'UTC',
    frequency: FREQUENCIES[at % 3] ?? 'daily',
    wantsThem: at % 10 !== 0,
  }));
}

export async function insertReaders(db: Pool, readers: readonly Reader[]): Promise<void> {
  await db.query(
    `with reader as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::boolean[]) as r (email, zone, frequency, wanted)
     ), account as (
       insert into users (id, email, role, time_zone, created_at, updated_at)
       select gen_random_uuid(), email, 'customer', zone, $5, $5 from reader returning id, email
     ), measured as (
       insert into progress_measurements (id, customer_id, recorded_by, day, units, weight, created_at, updated_at)
       select gen_random_uuid(), id, id, '2026-11-03', 'metric', 80, $5, $5 from account
     )
     insert into email_preferences (user_id, weekly_progress_summaries, frequency, summaries_since, changed_at)
     select a.id, r.wanted, r.frequency, $5, $5 from account a join reader r on r.email = a.email`,
    [
      readers.map(({ email }) => email),
      readers.map(({ timeZone }) => timeZone),
      readers.map(({ frequency }) => frequency),
      readers.map(({ wantsThem }) => wantsThem),
      BEGIN,
    ],
  );
}

const QUARTER_MS = 15 * 60_000;

/** Walks through these days a quarter of an hour at a time and notes when clocks show eight, as a person would. */
export function daysDueIn(timeZone: string): string[] {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const days = new Set<string>();
  for (let at = Date.parse(BEGIN); at <= Date.parse(END); at += QUARTER_MS) {
    const [day = '', time] = clock.format(at).split(' ');
    if (time === '08:00') days.add(day);
  }
  return [...days];
}

/** Lists what is due as "address day", sorted. */
export function listDue(readers: readonly Reader[]): string[] {
  const daysOf = new Map<string, string[]>();
  const isDue = { daily: () => true, weekly: isMonday, monthly: (day: string) => day.endsWith('-01') };
  return readers
    .flatMap(({ email, timeZone, frequency, wantsThem }) => {
      if (!wantsThem) return [];
      const days = daysOf.get(timeZone) ?? daysDueIn(timeZone);
      daysOf.set(timeZone, days);
      return days.filter(isDue[frequency]).map((day) => `${email} ${day}`);
    })
    .sort();
}

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
