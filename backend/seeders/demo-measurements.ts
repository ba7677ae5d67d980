import type { EntityManager } from '@mikro-orm/postgresql';
import type { Units } from '../src/modules/progress/measurements/figures.js';
import { Measurement, type MetricFigures } from '../src/modules/progress/measurements/measurement.entity.js';
import type { User } from '../src/modules/users/user.entity.js';
import { after, days } from '../src/platform/clock/clock.js';
import { addDays, dateIn } from '../src/platform/clock/dates.js';

interface People {
  /** This customer weighs themselves three times a week, measures their waist once a week, and the rest once in four. */
  busy: User;
  /** This customer has weighed themselves twice, in pounds. */
  occasional: User;
  trainer: User;
}

/** The busy customer has measured for fourteen months, the first of them elsewhere. */
const WEEKS = 61;

/** With Mealwright, they began so many weeks ago. */
const OWN_WEEKS = 12;

/** When the account of the demo was made. Older measurements were imported. */
const ACCOUNT_DAYS = 60;

/** The deviations of single weigh-ins in kilograms, as salt, water, or a late dinner cause them. */
const SWINGS_KG = [0.3, -0.2, 0.5, 0, -0.4, 0.2, -0.1, 0.6, -0.3, 0.1, -0.5];

/** The days of each week with a weigh-in, counted from its first day. */
const WEIGHED_ON = [0, 2, 5];

/** The weeks in which nobody stood on a scale: over New Year, and two weeks by the sea. */
const AWAY_WEEKS = [13, 41, 42];

/** The weight at the beginnings of weeks, in kilograms. It is a straight line in between. */
const COURSE_KG = [
  { week: 0, kg: 91.6 },
  { week: 6, kg: 89.4 },
  { week: 11, kg: 88.9 },
  { week: 14, kg: 90.3 },
  { week: 22, kg: 87.2 },
  { week: 30, kg: 86.9 },
  { week: 38, kg: 84.6 },
  { week: 43, kg: 86.1 },
  { week: WEEKS - OWN_WEEKS, kg: 86.2 },
];

export function seedDemoMeasurements(em: EntityManager, people: People, now: Date): void {
  for (const measurement of [...ofBusy(people, now), ...ofOccasional(people, now)]) em.persist(measurement);
}

function ofBusy({ busy, trainer }: People, now: Date): Measurement[] {
  const weighed = Array.from({ length: WEEKS * 7 }, (_, day) => day)
    .filter((day) => WEIGHED_ON.includes(day % 7) && !AWAY_WEEKS.includes(Math.floor(day / 7)))
    .map((day, nth) => {
      const weight = weightOn(day) + (SWINGS_KG[nth % SWINGS_KG.length] ?? 0);
      const isSunday = day % 7 === 0;
      return measuredBy(
        busy,
        { of: busy, daysAgo: WEEKS * 7 - 1 - day, now, kg: weight, ...notesOn(day) },
        isSunday ? tapeOn(day) : {},
      );
    });
  const inPerson = {
    of: busy,
    daysAgo: 44,
    now,
    kg: weightOn(OWN_DAY + 39),
    notes: 'First weigh-in together',
  };
  return [
    ...weighed,
    measuredBy(trainer, inPerson, { ...tapeOn(OWN_DAY + 39), bodyFatPercentage: 21.4, hipsCm: 101.5 }),
  ];
}

/** The first day with Mealwright, counted from the first day of all. */
const OWN_DAY = (WEEKS - OWN_WEEKS) * 7;

const NOTES: Record<number, string> = { 0: 'New scale', 98: 'After the holidays', 301: 'Back from the sea' };

const notesOn = (day: number) => {
  const notes = NOTES[day];
  return notes === undefined ? {} : { notes };
};

/** With Mealwright, the weight falls quickly at first, stays the same for two weeks, and falls again. */
function weightOn(day: number): number {
  const own = day - OWN_DAY;
  if (own < 0) return courseOn(day / 7);
  return 86.2 - (own < 35 ? own * 0.07 : own < 49 ? 2.45 : 2.45 + (own - 49) * 0.055);
}

function courseOn(week: number): number {
  const next = COURSE_KG.findIndex((point) => point.week > week);
  const [from, to] = [COURSE_KG[next - 1], COURSE_KG[next]];
  if (!from || !to) return 86.2;
  return from.kg + ((week - from.week) / (to.week - from.week)) * (to.kg - from.kg);
}

/** The waist follows the weight. Everything else is measured every fourth week, by someone who has the patience. */
function tapeOn(day: number): MetricFigures {
  const lost = 91.6 - weightOn(day);
  const own = day - OWN_DAY;
  const waistCm = toTenths(own < 0 ? 98.8 - lost * 0.9 : 94 - own * 0.06);
  if (day % 28 !== 0) return { waistCm };
  return {
    waistCm,
    chestCm: toTenths(own < 0 ? 106 - lost * 0.35 : 104 - own * 0.02),
    hipsCm: toTenths(105 - lost * 0.4),
    bodyFatPercentage: toTenths(own < 0 ? 25.1 - lost * 0.48 : 22.5 - own * 0.03),
    bicepLeftCm: toTenths(33.2 + day * 0.003),
    bicepRightCm: toTenths(33.6 + day * 0.003),
    thighLeftCm: toTenths(60.5 - lost * 0.3),
    thighRightCm: toTenths(60.8 - lost * 0.3),
  };
}

function ofOccasional({ occasional }: People, now: Date): Measurement[] {
  return [
    { daysAgo: 18, lb: 161.4 },
    { daysAgo: 4, lb: 160.2 },
  ].map(({ daysAgo, lb }) => measuredBy(occasional, { of: occasional, daysAgo, now, lb }, {}));
}

interface Measured {
  of: User;
  daysAgo: number;
  now: Date;
  kg?: number;
  lb?: number;
  notes?: string;
}

function measuredBy(by: User, measured: Measured, figures: MetricFigures): Measurement {
  const { of, daysAgo, now, kg, lb, notes = null } = measured;
  const day = addDays(dateIn(of.timeZone, now), -daysAgo);
  const units: Units = lb === undefined ? 'metric' : 'us';
  const weight = { value: toTenths(lb ?? kg ?? 0), units } as const;
  const content = { when: { day, at: null }, units, weight, figures, notes };
  return new Measurement(of, by, content, after(now, -days(Math.min(daysAgo, ACCOUNT_DAYS))));
}

const toTenths = (value: number): number => Number(value.toFixed(1));
