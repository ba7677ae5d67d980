import type { EntityManager } from '@mikro-orm/postgresql';
import type { Units } from '../src/modules/progress/measurements/figures.js';
import { Measurement, type MetricFigures } from '../src/modules/progress/measurements/measurement.entity.js';
import type { User } from '../src/modules/users/user.entity.js';
import { after, days } from '../src/platform/clock/clock.js';
import { addDays, dateIn } from '../src/platform/clock/dates.js';

interface People {
  /** This customer weighs themselves three times a week and measures their waist once a week. */
  busy: User;
  /** This customer has weighed themselves twice, in pounds. */
  occasional: User;
  trainer: User;
}

const WEEKS = 12;

/** The deviations of single weigh-ins in kilograms, as salt, water, or a late dinner cause them. */
const SWINGS_KG = [0.3, -0.2, 0.5, 0, -0.4, 0.2, -0.1, 0.6, -0.3, 0.1, -0.5];

/** The days of each week with a weigh-in, counted from its first day. */
const WEIGHED_ON = [0, 2, 5];

export function seedDemoMeasurements(em: EntityManager, people: People, now: Date): void {
  for (const measurement of [...ofBusy(people, now), ...ofOccasional(people, now)]) em.persist(measurement);
}

function ofBusy({ busy, trainer }: People, now: Date): Measurement[] {
  const weighed = Array.from({ length: WEEKS * 7 }, (_, day) => day)
    .filter((day) => WEIGHED_ON.includes(day % 7))
    .map((day, nth) => {
      const weight = weightOn(day) + (SWINGS_KG[nth % SWINGS_KG.length] ?? 0);
      const isSunday = day % 7 === 0;
      return measuredBy(
        busy,
        { of: busy, daysAgo: WEEKS * 7 - 1 - day, now, kg: weight },
        isSunday ? tapeOn(day) : {},
      );
    });
  const inPerson = { of: busy, daysAgo: 44, now, kg: weightOn(39), notes: 'First weigh-in together' };
  return [
    ...weighed,
    measuredBy(trainer, inPerson, { ...tapeOn(39), bodyFatPercentage: 21.4, hipsCm: 101.5 }),
  ];
}

/** The weight falls quickly at first, stays the same for two weeks, and falls again. */
function weightOn(day: number): number {
  const lost = day < 35 ? day * 0.07 : day < 49 ? 2.45 : 2.45 + (day - 49) * 0.055;
  return 86.2 - lost;
}

function tapeOn(day: number): MetricFigures {
  const waistCm = toTenths(94 - day * 0.06);
  const isFourthWeek = day % 28 === 0;
  return isFourthWeek
    ? { waistCm, chestCm: toTenths(104 - day * 0.02), bodyFatPercentage: toTenths(22.5 - day * 0.03) }
    : { waistCm };
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
  return new Measurement(of, by, content, after(now, -days(daysAgo)));
}

const toTenths = (value: number): number => Number(value.toFixed(1));
