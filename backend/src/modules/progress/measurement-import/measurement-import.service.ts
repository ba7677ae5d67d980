import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { daysBetween, lastBegunDay } from '../../../platform/clock/dates.js';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import type { User } from '../../users/index.js';
import { MIN_DAY } from '../days.js';
import { GoalValues } from '../goals/goal-values.js';
import { METRIC_FIGURES, type Units } from '../measurements/figures.js';
import { Measurement } from '../measurements/measurement.entity.js';
import { MeasurementRepository } from '../measurements/measurement.repository.js';
import { MAX_MEASUREMENTS, TooManyMeasurementsError } from '../measurements/measurements.errors.js';
import { kgOf, USUAL_DAYS, unusualChange } from '../measurements/weight.js';
import { ProgressAccess } from '../progress-access.js';
import type { DateOrder } from './csv-dates.js';
import type { MeasurementImportRequest } from './dto/measurement-import.request.js';
import type { ReadRow, ReadTable } from './measurement-csv.js';

export interface ImportResult {
  newRows: number;
  repeats: number;
  unusual: number;
  unreadable: number;
  isKept: boolean;
  rows: (GoodRow & { isUnusual: boolean })[];
  problems: { line: number; problem: string }[];
  dateOrders: DateOrder[];
  lacksUnits: boolean;
  units: Units;
  ignored: string[];
  hasTimes: boolean;
}

type GoodRow = Extract<ReadRow, { day: string }>;
type Found = GoodRow & { measurement: Measurement; isUnusual: boolean };

const MAX_IMPORTS_PER_HOUR = 60;
const MAX_KEPT_AT_ONCE = 200;

/** So many lines are shown before they are kept. */
const MAX_SHOWN = 20;

/** Reads tables of measurements, shows what was read, and keeps it when the customer says so. */
@Injectable()
export class MeasurementImportService {
  constructor(
    private readonly em: EntityManager,
    private readonly measurements: MeasurementRepository,
    private readonly goals: GoalValues,
    private readonly access: ProgressAccess,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async read(by: Principal, request: MeasurementImportRequest): Promise<ImportResult> {
    await this.limits.spend([
      {
        key: `measurement-imports:user:${by.userId}`,
        most: MAX_IMPORTS_PER_HOUR,
        windowSeconds: HOUR_SECONDS,
      },
    ]);
    // The parser of tables is loaded with the first import.
    const { readTable } = await import('./measurement-csv.js');
    const table = readTable(request.text, request);
    if (!request.keep) {
      const customer = await this.access.requireReadable(by.userId, by);
      return resultOf(table, await this.sort(table, customer), request, false);
    }
    requireChoices(table, request);
    return this.em.transactional(async (em) => {
      const { customer } = await this.access.lockForEntry(by.userId, by);
      const sorted = await this.sort(table, customer);
      // They are written in parts, because writing them all at once would hold up other requests.
      for (let first = 0; first < sorted.found.length; first += MAX_KEPT_AT_ONCE) {
        const part = sorted.found.slice(first, first + MAX_KEPT_AT_ONCE);
        await em.persist(part.map(({ measurement }) => measurement)).flush();
      }
      await this.goals.updateAllOf(customer.id);
      return resultOf(table, sorted, request, true);
    });
  }

  /** Sorts the lines into new ones, those that were measured already, and those that nobody can have meant. */
  private async sort({ rows }: ReadTable, customer: User) {
    const known = await this.measurements.findAllOf(customer.id);
    const seen = new Set(known.map(keyOf));
    const now = this.clock.now();
    const lastDay = lastBegunDay(customer.timeZone, now);
    const found: Found[] = [];
    const problems: { line: number; problem: string }[] = [];
    let repeats = 0;
    for (const row of rows) {
      const read = 'problem' in row ? row : measurementOf(row, { customer, now, lastDay });
      if ('problem' in read) {
        problems.push({ line: row.line, problem: read.problem });
        continue;
      }
      const key = keyOf(read.measurement);
      if (seen.has(key)) repeats += 1;
      else found.push({ ...read, isUnusual: false });
      seen.add(key);
    }
    if (known.length + found.length > MAX_MEASUREMENTS) throw new TooManyMeasurementsError(MAX_MEASUREMENTS);
    markUnusual(found, known);
    return { found, problems, repeats };
  }
}

interface Importing {
  customer: User;
  now: Date;
  /** The last day that has begun where the customer lives. */
  lastDay: string;
}

function measurementOf(
  row: GoodRow,
  { customer, now, lastDay }: Importing,
): Omit<Found, 'isUnusual'> | { problem: string } {
  const { day, units, weight, figures, notes } = row;
  if (day > lastDay) return { problem: 'The date must not be in the future' };
  if (day < MIN_DAY) return { problem: 'The date is too long ago' };
  try {
    const content = { when: { day, at: null }, units, weight, figures, notes };
    return { ...row, measurement: new Measurement(customer, customer, content, now) };
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return {
      problem: Object.values(error.fields ?? {})
        .flat()
        .join('. '),
    };
  }
}

/** Asks for a choice, before anything is kept, wherever the table can be read in several ways. */
function requireChoices(
  { dateOrders, lacksUnits }: ReadTable,
  { dateOrder, units }: MeasurementImportRequest,
) {
  const fields = {
    ...(dateOrders.length > 1 && !dateOrder && { dateOrder: ['Please choose how the dates are written'] }),
    ...(lacksUnits && !units && { units: ['Please choose the units'] }),
  };
  if (Object.keys(fields).length > 0) throw new InvalidInputError(fields);
}

function resultOf(
  { dateOrders, lacksUnits, ignored, hasTimes }: ReadTable,
  { found, problems, repeats }: { found: Found[]; problems: ImportResult['problems']; repeats: number },
  { units = 'metric' }: MeasurementImportRequest,
  isKept: boolean,
): ImportResult {
  const unusual = found.filter(({ isUnusual }) => isUnusual);
  const shown = [...unusual, ...found.filter(({ isUnusual }) => !isUnusual)].slice(0, MAX_SHOWN);
  return {
    ...{ repeats, isKept, dateOrders, lacksUnits, units, ignored, hasTimes },
    newRows: found.length,
    unusual: unusual.length,
    unreadable: problems.length,
    rows: shown,
    problems: problems.slice(0, MAX_SHOWN),
  };
}

/**
 * Two measurements of a day with the same figures are the same. Notes and the moment may be missing in a table, but
 * without figures the notes are all there is.
 */
function keyOf(measurement: Measurement): string {
  const { day, weight, notes } = measurement;
  const figures = [
    weight && kgOf(weight).toFixed(1),
    ...METRIC_FIGURES.map((name) => measurement[name]?.toFixed(1)),
  ].join();
  return figures === NO_FIGURES ? `${day} ${notes}` : `${day} ${figures}`;
}

const NO_FIGURES = ','.repeat(METRIC_FIGURES.length);

/** Marks weights that differ from the one before as much as a typing error would. */
function markUnusual(found: Found[], known: readonly Measurement[]): void {
  const all = [...known.map((measurement) => ({ measurement })), ...found]
    .filter(({ measurement }) => measurement.weight)
    .sort((one, other) => inTime(one.measurement, other.measurement));
  for (const [place, one] of all.entries()) {
    const before = all[place - 1]?.measurement;
    const { weight, day } = one.measurement;
    if (!('isUnusual' in one) || !weight || !before?.weight) continue;
    one.isUnusual =
      daysBetween(before.day, day) <= USUAL_DAYS && unusualChange(weight, before.weight) !== null;
  }
}

/** Orders measurements as the history does: on one day, those without a time come first. */
function inTime(one: Measurement, other: Measurement): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return (one.measuredAt?.getTime() ?? 0) - (other.measuredAt?.getTime() ?? 0);
}
