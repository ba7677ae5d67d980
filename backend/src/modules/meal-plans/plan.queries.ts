import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { Sql } from '../../platform/database/sql.js';
import type { Plan } from '../plan-model/index.js';
import { hasAccessTo, reachesAll } from '../users/index.js';
import { leftOut, type SaidWish } from '../wish-reader/index.js';
import { planNotFound } from './meal-plans.errors.js';
import { seesAssignedPlan, seesDraft, seesSavedPlan } from './plan-audience.js';

export const PLAN_KINDS = ['draft', 'saved', 'assigned'] as const;

export interface ReadPlan {
  id: string;
  kind: (typeof PLAN_KINDS)[number];
  plan: Plan;
  /** Whether it was made from plain words, and the parts of them that its certificate cannot vouch for. */
  leftOut: string[] | null;
  /** Whom it is for, where that is known and still the reader's to know. */
  customerName: string | null;
  /** Who made or assigned it. */
  trainerName: string | null;
  /** The first day on which a plan that someone holds no longer runs. */
  endsOn: string | null;
}

const WHO = { viewer: ':viewer', all: ':all' };

/** A plan that the caller may read, wherever it is kept. */
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

  async read(id: string, by: Principal): Promise<ReadPlan> {
    const found = await this.sql.row<FoundPlan>(READ, {
      ...{ id, viewer: by.userId, all: reachesAll('customers', by) },
    });
    if (!found) throw planNotFound();
    const { saidWish, ...read } = found;
    const plan = finished(found.plan);
    // A plan is for the customer who holds it, whoever it was made for.
    if (read.kind === 'assigned') plan.clientName = read.customerName;
    return { ...read, plan, leftOut: saidWish && leftOut(saidWish) };
  }
}

/** A draft holds the recipes of its past, too. */
function finished(plan: Plan): Plan {
  const eaten = new Set(plan.meals.map(({ recipeId }) => recipeId));
  return { ...plan, recipes: plan.recipes.filter(({ id }) => eaten.has(id)) };
}
