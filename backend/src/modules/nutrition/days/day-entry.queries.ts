import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { MEAL_TYPES } from '../../recipes/index.js';
import type { EntryState } from '../diary/entry.entity.js';
import { FIGURES, type Figures } from '../figures.js';

type Row = Figures &
  Omit<EntryState, 'said' | 'figures'> & { amount: number | null; measure: string; grams: number | null };

/** Meals are in the order of a day, and the entries of a meal in the order in which they were logged. */
const LIST = `
  select e.id, e.day::text, e.meal, e.kind, e.source, e.name, e.amount::float8, e.measure, e.grams::float8,
    ${FIGURES.map((figure) => `e.${figure}::float8`)},
    e.is_skipped as "isSkipped", e.plan_id as "planId", e.plan_day as "planDay", e.meal_number as "mealNumber"
  from diary_entries e
  where e.customer_id = :customerId and e.day = :date::date and e.deleted_at is null
  order by array_position(array[${MEAL_TYPES.map((meal) => `'${meal}'`)}], e.meal), e.created_at, e.meal_number, e.id`;

/** Reads the entries of a day without the mapper, because a diary is read far more often than it is changed. */
@Injectable()
export class DayEntryQueries {
  constructor(private readonly sql: Sql) {}

  async list(customerId: string, date: string): Promise<EntryState[]> {
    return (await this.sql.rows<Row>(LIST, { customerId, date })).map(entryOf);
  }
}

function entryOf(row: Row): EntryState {
  const { amount, measure, grams, calories, protein, carbs, fat, fiber, sugar, sodium, ...entry } = row;
  return {
    ...entry,
    said: amount === null ? null : { amount, measure, grams },
    figures: entry.isSkipped ? null : { calories, protein, carbs, fat, fiber, sugar, sodium },
  };
}
