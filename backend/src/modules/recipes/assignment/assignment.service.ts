import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
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

/** Who can sign in, and is the caller's own unless all are. */
const IS_DECIDED_ON = `c.role = 'customer' and c.disabled_at is null and (:decidesOnAll or exists (
  select from coaching where trainer_id = :userId and customer_id = c.id and ended_at is null))`;

/** Whoever else assigns this recipe waits, and so does who deletes it; those who rate or keep it do not. */
const HOLD_RECIPE = `
  select r.id from recipes r where r.id = :recipeId and ${visibleTo(':userId')} for no key update`;

/** No one of them is disabled or unlinked meanwhile. The caller comes first, as where accounts are disabled or linked. */
const HOLD_PEOPLE = `
  select id from users where id = :userId or id = any(array[:customerIds]::uuid[])
  order by id <> :userId, id for key share`;

const HAS_UNKNOWN = `
  select exists (
    select from unnest(array[:customerIds]::uuid[]) as wanted (id)
    where not exists (
      select from users c join recipes r on r.id = :recipeId
      where c.id = wanted.id and ${IS_DECIDED_ON} and (${visibleTo('c.id')} or exists (
        select from personalized_recipes where customer_id = c.id and recipe_id = r.id)))
  ) as "hasUnknown"`;

/** A trainer may not withdraw what someone else assigned to a shared customer (see decision 5). */
const SETTLE = `
  with wanted as (select distinct id from unnest(array[:customerIds]::uuid[]) as id),
  removed as (
    delete from personalized_recipes p using users c
    where p.recipe_id = :recipeId and c.id = p.customer_id and ${IS_DECIDED_ON}
      and (:decidesOnAll or p.assigned_by = :userId)
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
    private readonly clock: Clock,
  ) {}

  /**
   * From then on these hold the recipe, of all customers that the caller decides on, and whoever holds it by someone
   * else's decision. Each statement sees what was committed while the ones before it waited.
   */
  async assign(
    { recipeId, customerIds, among }: AssignmentWish,
    { userId, role }: Principal,
  ): Promise<AssignmentChange> {
    const values = {
      ...{ recipeId, customerIds, userId, decidesOnAll: role === 'admin', now: this.clock.now() },
      ...{ decidesOnEach: among === undefined, among: among ?? [] },
    };
    return this.em.transactional(async (em) => {
      const [recipe] = await em.execute(HOLD_RECIPE, values);
      if (!recipe) throw new NotFoundError('Recipe not found');
      await em.execute(HOLD_PEOPLE, values);
      const [check] = await em.execute<{ hasUnknown: boolean }[]>(HAS_UNKNOWN, values);
      if (check?.hasUnknown) throw new NotFoundError('Customer not found');
      const [change] = await em.execute<AssignmentChange[]>(SETTLE, values);
      return change ?? { added: 0, removed: 0 };
    });
  }
}
