import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { CustomerAccess, hasAccessTo, reachesAll } from '../../users/index.js';
import { visibleTo } from '../recipe-audience.js';

export interface AssignmentWish {
  recipeId: string;
  /** The customers who should have it from now on. */
  customerIds: string[];
  /** Everyone else who has it keeps it. */
  among?: string[];
}

export interface AssignmentChange {
  added: number;
  removed: number;
}

/** Whoever else assigns this recipe waits, and so does who deletes it; those who rate or keep it do not. */
const HOLD_RECIPE = `
  select r.id from recipes r where r.id = :recipeId and ${visibleTo(':userId')} for no key update`;

/** A recipe that a customer may not see cannot be given to them; what they hold already, they keep. */
const CANNOT_SEE = `
  select wanted.id from unnest(array[:customerIds]::uuid[]) as wanted (id) join recipes r on r.id = :recipeId
  where not ${visibleTo('wanted.id')} and not exists (
    select from personalized_recipes where customer_id = wanted.id and recipe_id = r.id)`;

/** Whoever can sign in, and is the caller's to decide on. */
const IS_DECIDED_ON = `c.is_open and ${hasAccessTo({ customer: 'c.id', viewer: ':userId', all: ':decidesOnAll' })}`;

/** A trainer may not withdraw what someone else assigned to a shared customer (see decision 5). */
const SETTLE = `
  with wanted as (select distinct id from unnest(array[:customerIds]::uuid[]) as id),
  removed as (
    delete from personalized_recipes p using people c
    where p.recipe_id = :recipeId and c.id = p.customer_id and ${IS_DECIDED_ON}
      and (:takesBackAll or p.assigned_by = :userId)
      and (:decidesOnEach or c.id = any(array[:among]::uuid[]))
      and not exists (select from wanted where wanted.id = c.id)
    returning p.id
  ),
  added as (
    insert into personalized_recipes (customer_id, assigned_by, recipe_id, assigned_at)
    select wanted.id, :userId, :recipeId, :now::timestamptz from wanted
    on conflict (customer_id, recipe_id) do nothing
    returning id
  )
  select (select count(*) from added)::integer as added, (select count(*) from removed)::integer as removed`;

@Injectable()
export class AssignmentService {
  constructor(
    private readonly em: EntityManager,
    private readonly customers: CustomerAccess,
    private readonly clock: Clock,
  ) {}

  /**
   * From then on these hold the recipe, of all customers that the caller decides on, and whoever holds it by someone
   * else's decision. Each statement sees what was committed while the ones before it waited.
   */
  async assign({ recipeId, customerIds, among }: AssignmentWish, by: Principal): Promise<AssignmentChange> {
    const values = {
      ...{ recipeId, customerIds, userId: by.userId, now: this.clock.now() },
      ...{ decidesOnAll: reachesAll('customers', by), takesBackAll: reachesAll('assignedRecipes', by) },
      ...{ decidesOnEach: among === undefined, among: among ?? [] },
    };
    return this.em.transactional(async (em) => {
      const [recipe] = await em.execute(HOLD_RECIPE, values);
      if (!recipe) throw new NotFoundError('Recipe not found');
      await this.customers.lock(customerIds, by);
      const unseen = await em.execute<unknown[]>(CANNOT_SEE, values);
      if (unseen.length > 0) throw new NotFoundError('Customer not found');
      const [change] = await em.execute<AssignmentChange[]>(SETTLE, values);
      return change ?? { added: 0, removed: 0 };
    });
  }
}
