import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { type PlanOnDate, type PlanTargets, planOn, targetsBetween } from '../../meal-plans/index.js';
import { MEAL_TYPES } from '../../recipes/index.js';
import type { EntryState } from '../diary/entry.entity.js';
import { FIGURES, type Figures } from '../figures.js';
import type { GoalsFrom, MacroGoals } from '../goals/day-goals.js';

/** A day of a diary with the goals and the plan that apply to it. */
export interface ShownRows {
  entries: EntryState[];
  /** The own goals that hold on the day, in a list of at most one. */
  ownGoals: GoalsFrom[];
  plan: PlanOnDate | null;
  /** The targets of the plans of the day, which are read only if there are no own goals. */
  targets: PlanTargets[];
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
    where e.customer_id = :customerId and e.day = :date::date and e.deleted_at is null
    order by array_position(array[${MEAL_TYPES.map((meal) => `'${meal}'`)}], e.meal), e.created_at, e.meal_number, e.id
  ) as entry`;

const GOALS = `
  select row_to_json(goal) from (
    select g.from_day as "fromDay", g.calories, g.protein, g.carbs, g.fat from diary_goals g
    where g.customer_id = :customerId and g.from_day <= :date::date order by g.from_day desc limit 1
  ) as goal`;

const PLAN = `select row_to_json(held) from (${planOn({ customer: ':customerId', date: ':date' })}) as held`;

const TARGETS = `
  select json_agg(target)
  from (${targetsBetween({ customer: ':customerId', from: ':date', to: ':date' })}) as target`;

const FIND = `
  with own as materialized (select (${GOALS}) as goals)
  select own.goals, (${ENTRIES}) as entries, (${PLAN}) as plan,
    case when own.goals ->> 'calories' is null then (${TARGETS}) end as targets
  from own`;

/**
 * Reads a day with one statement and without the mapper, because a diary is read far more often than it is changed, and
 * several statements take longer to send and receive than to run.
 */
@Injectable()
export class ShownDayQueries {
  constructor(private readonly sql: Sql) {}

  async find(customerId: string, date: string): Promise<ShownRows> {
    const found = await this.sql.row<{
      entries: EntryRow[] | null;
      goals: GoalRow | null;
      plan: PlanOnDate | null;
      targets: PlanTargets[] | null;
    }>(FIND, { customerId, date });
    return {
      entries: (found?.entries ?? []).map(entryOf),
      ownGoals: found?.goals ? [goalsOf(found.goals)] : [],
      plan: found?.plan ?? null,
      targets: found?.targets ?? [],
    };
  }
}

/** Every property is named, because leaving some out of a copy takes longer than making the whole answer. */
function entryOf(row: EntryRow): EntryState {
  const { amount, measure, grams, calories, protein, carbs, fat, fiber, sugar, sodium } = row;
  return {
    id: row.id,
    day: row.day,
    meal: row.meal,
    kind: row.kind,
    source: row.source,
    name: row.name,
    said: amount === null ? null : { amount, measure, grams },
    figures: row.isSkipped ? null : { calories, protein, carbs, fat, fiber, sugar, sodium },
    isSkipped: row.isSkipped,
    planId: row.planId,
    planDay: row.planDay,
    mealNumber: row.mealNumber,
  };
}

const goalsOf = ({ fromDay, ...goals }: GoalRow): GoalsFrom => ({
  fromDay,
  goals: goals.calories === null ? null : goals,
});
