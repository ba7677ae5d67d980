import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { MEAL_TYPES } from '../../recipes/index.js';
import type { EntryState } from '../diary/entry.entity.js';
import { FIGURES, type Figures } from '../figures.js';
import type { GoalsFrom, MacroGoals } from '../goals/day-goals.js';
import { DAYS, type DayRecord } from './day-record.queries.js';

/** What a diary holds of a day. */
export interface ShownRows {
  entries: EntryState[];
  /** The totals, if anything was eaten. */
  record: DayRecord | null;
  /** The own goals that hold on the day, in a list of at most one. */
  ownGoals: GoalsFrom[];
}

type EntryRow = Figures &
  Omit<EntryState, 'said' | 'figures'> & { amount: number | null; measure: string; grams: number | null };

type GoalRow = { fromDay: string } & (MacroGoals | Record<keyof MacroGoals, null>);

/** Meals are in the order of a day, and the entries of a meal in the order in which they were logged. */
const ENTRIES = `
  select json_agg(entry) from (
    select e.id, e.day, e.meal, e.kind, e.source, e.name, e.amount, e.measure, e.grams,
      ${FIGURES.map((figure) => `e.${figure}`)},
      e.is_skipped as "isSkipped", e.plan_id as "planId", e.plan_day as "planDay", e.meal_number as "mealNumber"
    from diary_entries e
    where e.customer_id = :customerId and e.day = :from::date and e.deleted_at is null
    order by array_position(array[${MEAL_TYPES.map((meal) => `'${meal}'`)}], e.meal), e.created_at, e.meal_number, e.id
  ) as entry`;

const GOALS = `
  select row_to_json(goal) from (
    select g.from_day as "fromDay", g.calories, g.protein, g.carbs, g.fat from diary_goals g
    where g.customer_id = :customerId and g.from_day <= :from::date order by g.from_day desc limit 1
  ) as goal`;

const FIND = `select (${ENTRIES}) as entries, (select row_to_json(day) from (${DAYS}) as day) as record, (${GOALS}) as goals`;

/** Reads a day with one statement and without the mapper, because a diary is read far more often than it is changed. */
@Injectable()
export class ShownDayQueries {
  constructor(private readonly sql: Sql) {}

  async find(customerId: string, date: string): Promise<ShownRows> {
    const found = await this.sql.row<{
      entries: EntryRow[] | null;
      record: DayRecord | null;
      goals: GoalRow | null;
    }>(FIND, { customerId, from: date, to: date });
    return {
      entries: (found?.entries ?? []).map(entryOf),
      record: found?.record ?? null,
      ownGoals: found?.goals ? [goalsOf(found.goals)] : [],
    };
  }
}

function entryOf(row: EntryRow): EntryState {
  const { amount, measure, grams, calories, protein, carbs, fat, fiber, sugar, sodium, ...entry } = row;
  return {
    ...entry,
    said: amount === null ? null : { amount, measure, grams },
    figures: entry.isSkipped ? null : { calories, protein, carbs, fat, fiber, sugar, sodium },
  };
}

const goalsOf = ({ fromDay, ...goals }: GoalRow): GoalsFrom => ({
  fromDay,
  goals: goals.calories === null ? null : goals,
});
