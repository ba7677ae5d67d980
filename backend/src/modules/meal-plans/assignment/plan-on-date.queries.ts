import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { Plan, Totals } from '../../plan-model/index.js';
import { planOn, targetsBetween } from './plan-on-date.sql.js';

/** The plan that a customer followed on a date, past ones included. */
export interface PlanOnDate {
  id: string;
  planName: string;
  startsOn: string;
  plan: Plan;
}

/** The targets of a plan, which may have been removed since, from its first day up to the day before `endsOn`. */
export interface PlanTargets {
  planName: string;
  startsOn: string;
  endsOn: string | null;
  targets: Totals;
}

const FIND = planOn({ customer: ':customerId', date: ':date' });

const LIST_TARGETS = targetsBetween({ customer: ':customerId', from: ':from', to: ':to' });

/** Tells which plan a customer followed on a date. */
@Injectable()
export class PlanOnDateQueries {
  constructor(private readonly sql: Sql) {}

  async find(customerId: string, date: string): Promise<PlanOnDate | null> {
    return (await this.sql.row<PlanOnDate>(FIND, { customerId, date })) ?? null;
  }

  /** Lists the plans of a span of days, first begun first. */
  listTargets(customerId: string, from: string, to: string): Promise<PlanTargets[]> {
    return this.sql.rows<PlanTargets>(LIST_TARGETS, { customerId, from, to });
  }
}
