import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { Sql } from '../../platform/database/sql.js';
import { type Plan, recipeIdsOf } from '../plan-model/index.js';
import { hasAccessTo, reachesAll } from '../users/index.js';
import { leftOut, type SaidWish } from '../wish-reader/index.js';
import { planNotFound } from './meal-plans.errors.js';
import { seesAssignedPlan, seesDraft, seesSavedPlan } from './plan-audience.js';

export const PLAN_KINDS = ['draft', 'saved', 'assigned'] as const;

export interface ReadPlan {
  id: string;
  kind: (typeof PLAN_KINDS)[number];
  plan: Plan;
  /** The parts of the plain words that the certificate does not cover, or null if there were no words. */
  leftOut: string[] | null;
  /** The customer for whom it is, if known and visible to the reader. */
  customerName: string | null;
  /** The trainer who made or assigned it. */
  trainerName: string | null;
  /** The first day on which an assigned plan no longer runs. */
  endsOn: string | null;
}

const WHO = { viewer: ':viewer', all: ':all' };

/** Reads a plan of any kind that the caller may see. */
const READ = `
  select d.id, 'draft' as kind, d.plan, d.said_wish as "saidWish", c.name as "customerName", o.name as "trainerName",
    null::text as "endsOn"
  from meal_plan_drafts d join people o on o.id = d.owner_id left join people c on c.id = d.customer_id and ${hasAccessTo({ customer: 'c.id', ...WHO })}
  where d.id = :id and ${seesDraft({ plan: 'd', ...WHO })}
  union all
  select s.id, 'saved', s.plan, s.said_wish, null, o.name, null
  from trainer_meal_plans s join people o on o.id = s.trainer_id
  where s.id = :id and ${seesSavedPlan({ plan: 's', ...WHO })}
  union all
  select p.id, 'assigned', p.plan, null, c.name, t.name, p.ends_on::text
  from personalized_meal_plans p join people c on c.id = p.customer_id join people t on t.id = p.trainer_id
  where p.id = :id and ${seesAssignedPlan({ plan: 'p', ...WHO })}`;

type FoundPlan = Omit<ReadPlan, 'leftOut'> & { saidWish: SaidWish | null };

@Injectable()
export class PlanQueries {
  constructor(private readonly sql: Sql) {}

  async read(id: string, by: Pick<Principal, 'userId' | 'role'>): Promise<ReadPlan> {
    const found = await this.sql.row<FoundPlan>(READ, {
      ...{ id, viewer: by.userId, all: reachesAll('customers', by) },
    });
    if (!found) throw planNotFound();
    const { saidWish, ...read } = found;
    const plan = finished(found.plan);
    // An assigned plan is for its customer, for whomever it was made.
    if (read.kind === 'assigned') plan.clientName = read.customerName;
    return { ...read, plan, leftOut: saidWish && leftOut(saidWish) };
  }
}

/** A draft also contains the recipes of past meals. */
function finished(plan: Plan): Plan {
  const eaten = new Set(recipeIdsOf(plan.meals));
  return { ...plan, recipes: plan.recipes.filter(({ id }) => eaten.has(id)) };
}
