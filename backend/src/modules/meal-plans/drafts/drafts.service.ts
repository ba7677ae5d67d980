import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import type { Certificate } from '../../plan-certificate/index.js';
import { type Plan, type PlanWish, placeKey } from '../../plan-model/index.js';
import { withMealPrep } from '../../prep-guide/index.js';
import { CustomerAccess, type User, UserDirectory } from '../../users/index.js';
import type { SaidWish } from '../../wish-reader/index.js';
import { PlanChangedError, planNotFound } from '../meal-plans.errors.js';
import { type Relaxed, relaxedWish } from '../wished-plan.js';
import { Draft, MAX_SEED, type SeenPlan } from './draft.entity.js';
import { DraftRepository } from './draft.repository.js';
import { DraftGeneration, keptMeals } from './draft-generation.js';
import { keptPlaces, withPotsAsBefore } from './meal-changes.js';

/** The maximum per trainer. People who make plans by hand stay far below it. */
const MAX_PLANS_PER_HOUR = 600;

/** The maximum per owner, which is more than anyone looks through in a week. */
const MAX_DRAFTS_PER_OWNER = 500;

export interface NewDraft {
  wish: PlanWish;
  hasPrep: boolean;
  seed?: number;
  customerId?: string;
  saidWish?: SaidWish;
}

/** A draft as it is shown: its plan without past recipes, and the certificate. */
export interface ShownDraft {
  draft: Draft;
  customer: User | null;
  plan: Plan;
  certificate: Certificate;
}

/** A change names the revision that its author has seen. */
export interface Change {
  id: string;
  revision: number;
  by: Principal;
}

/** The use cases of whole drafts. Those of their meals are in draft-meals.service.ts. */
@Injectable()
export class DraftsService {
  constructor(
    private readonly em: EntityManager,
    private readonly drafts: DraftRepository,
    private readonly generation: DraftGeneration,
    private readonly users: UserDirectory,
    private readonly customers: CustomerAccess,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async generate(
    { wish, hasPrep, seed = randomSeed(), customerId, saidWish }: NewDraft,
    by: Principal,
  ): Promise<ShownDraft> {
    await this.spend(by);
    const customer = customerId ? await this.customers.require(customerId, by) : null;
    const task = { wish, userId: by.userId, seed, kept: [] };
    const { meals, recipes } = await this.generation.generate(task);
    const plan: Plan = {
      ...wish,
      meals,
      recipes,
      generatedBy: by.name ?? by.email,
      createdAt: this.clock.now().toISOString(),
      startOfWeekMealPrep: null,
    };
    return this.shown(await this.store(withMealPrep(plan, hasPrep), by, { seed, customer, saidWish }), by);
  }

  /**
   * Opens a saved plan for editing, which writes back to it later. `locked` locks the plan until the draft exists.
   */
  async open(
    by: Principal,
    locked: () => Promise<SeenPlan & { plan: Plan; saidWish: SaidWish | null }>,
  ): Promise<ShownDraft> {
    await this.spend(by);
    const opened = await this.em.transactional(async () => {
      const savedPlan = await locked();
      const { plan, saidWish } = savedPlan;
      return this.store(plan, by, { seed: randomSeed(), savedPlan, saidWish });
    });
    return this.shown(opened, by);
  }

  async show(id: string, by: Principal): Promise<ShownDraft> {
    return this.shown(await this.find(id, by), by);
  }

  async find(id: string, by: Principal): Promise<Draft> {
    const draft = await this.drafts.findOwn(id, by.userId, this.clock.now());
    if (!draft) throw planNotFound();
    return draft;
  }

  /** Locks a draft in the caller's transaction. */
  async lock(id: string, by: Principal): Promise<Draft> {
    const draft = await this.drafts.lockOwn(id, by.userId, this.clock.now());
    if (!draft) throw planNotFound();
    return draft;
  }

  undo(change: Change): Promise<ShownDraft> {
    return this.change(change, (draft) => draft.undo());
  }

  /** Generates everything again that is not locked, with the requirements that `relax` lowers. */
  async regenerate(
    change: Change,
    { seed, relax = {} }: { seed?: number; relax?: Relaxed } = {},
  ): Promise<ShownDraft> {
    await this.spend(change.by);
    const { plan, locked, seed: last, revision } = await this.find(change.id, change.by);
    if (revision !== change.revision) throw new PlanChangedError();
    const next = seed ?? (last % MAX_SEED) + 1;
    const places = keptPlaces(plan.meals, locked);
    const kept = keptMeals(
      plan,
      plan.meals.filter((meal) => places.includes(placeKey(meal))),
    );
    const wish = relaxedWish(plan, relax);
    const { meals, recipes } = await this.generation.generate({
      wish,
      userId: change.by.userId,
      seed: next,
      kept,
    });
    return this.change(change, (draft) => {
      draft.seed = next;
      draft.setRequest(wish);
      draft.replaceMeals(withPotsAsBefore(meals, plan.meals, places), recipes);
    });
  }

  async delete(id: string, by: Principal): Promise<void> {
    await this.em.transactional(async (em) => {
      em.remove(await this.lock(id, by));
    });
  }

  /** Locks the draft, changes it, and shows the result. */
  async change({ id, revision, by }: Change, act: (draft: Draft) => unknown): Promise<ShownDraft> {
    const changed = await this.em.transactional(async (em) => {
      const draft = await this.lock(id, by);
      if (draft.revision !== revision) throw new PlanChangedError();
      await em.populate([draft], ['customer']);
      act(draft);
      return draft;
    });
    return this.shown(changed, by);
  }

  private async store(
    plan: Plan,
    by: Principal,
    making: ConstructorParameters<typeof Draft>[2],
  ): Promise<Draft> {
    return this.em.transactional(async (em) => {
      const owner = await this.users.byId(by.userId);
      if (!owner) throw new NotFoundError();
      const draft = new Draft(owner, plan, making, this.clock.now());
      await em.persist(draft).flush();
      await this.drafts.keepLatest(by.userId, MAX_DRAFTS_PER_OWNER);
      return draft;
    });
  }

  /** If the customer's coaching has ended meanwhile, the draft is shown without a customer. */
  private async shown(draft: Draft, by: Principal): Promise<ShownDraft> {
    const { customer } = draft;
    return {
      draft,
      customer: customer && (await this.customers.has(customer.id, by)) ? customer : null,
      plan: draft.withoutPastRecipes(),
      certificate: draft.certificate(),
    };
  }

  private spend({ userId }: Principal): Promise<void> {
    return this.limits.spend([
      { key: `meal-plans:user:${userId}`, most: MAX_PLANS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
  }
}

const randomSeed = () => 1 + Math.floor(Math.random() * MAX_SEED);
