import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import type { Certificate } from '../../plan-certificate/index.js';
import type { Plan, PlanMeal, PlanWish } from '../../plan-model/index.js';
import { withMealPrep } from '../../prep-guide/index.js';
import { CustomerAccess, type User, UserDirectory } from '../../users/index.js';
import type { SaidWish } from '../../wish-reader/index.js';
import { PlanChangedError, planNotFound, unknownRecipes } from '../meal-plans.errors.js';
import { PlanRecipeQueries } from '../plan-recipe.queries.js';
import { type Relaxed, relaxedWish } from '../wished-plan.js';
import { Draft, MAX_SEED, type SeenPlan } from './draft.entity.js';
import { DraftRepository } from './draft.repository.js';
import { DraftGeneration, keptMeals } from './draft-generation.js';
import type { FoundSwap } from './found-swap.js';
import type { OfferedSwap } from './offered-swap.js';
import { type MealPlace, placeOf } from './places.js';
import { SwapSearch, type SwapWish } from './swap-search.js';

/** The maximum per trainer. People who make plans by hand stay far below it. */
const MAX_PLANS_PER_HOUR = 600;
/** A search is sent whenever the user pauses typing. */
const MAX_SWAPS_PER_HOUR = 2_000;

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
interface Change {
  id: string;
  revision: number;
  by: Principal;
}

/** The use cases of drafts. */
@Injectable()
export class DraftsService {
  // biome-ignore lint/complexity/useMaxParams: a draft is made from recipes, for a customer, within limits
  constructor(
    private readonly em: EntityManager,
    private readonly drafts: DraftRepository,
    private readonly generation: DraftGeneration,
    private readonly swapSearch: SwapSearch,
    private readonly recipes: PlanRecipeQueries,
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

  async swapsFor(id: string, place: MealPlace, by: Principal): Promise<OfferedSwap[]> {
    await this.spendOnSwaps(by);
    const draft = await this.find(id, by);
    mealAt(draft, place);
    return this.generation.swapsFor(draft, place, by.userId);
  }

  async searchSwaps(id: string, place: MealPlace, wish: SwapWish, by: Principal): Promise<FoundSwap[]> {
    await this.spendOnSwaps(by);
    const draft = await this.find(id, by);
    mealAt(draft, place);
    return this.swapSearch.find(draft, place, wish, by.userId);
  }

  /** Changes the recipe of a meal, its portion, or both. */
  async changeMeal(
    change: Change,
    place: MealPlace,
    { recipeId, servings }: { recipeId?: string; servings?: number },
  ): Promise<ShownDraft> {
    const [recipe] = recipeId ? await this.recipes.read([recipeId], change.by.userId) : [];
    return this.change(change, (draft) => {
      const meal = mealAt(draft, place);
      if (recipeId && !recipe && !isCurrentOrUpcoming(draft, recipeId)) throw unknownRecipes([recipeId]);
      const changed = { ...meal, recipeId: recipeId ?? meal.recipeId, servings: servings ?? meal.servings };
      // If the plan already contains the recipe, its copy is used, so that other days stay the same.
      const isEaten = draft.plan.meals.some((one) => one.recipeId === recipeId);
      draft.replaceMeals(
        draft.plan.meals.map((one) => (one === meal ? changed : one)),
        recipe && !isEaten ? [recipe] : [],
      );
    });
  }

  /** Exchanges the meals of two places. */
  async moveMeal(change: Change, place: MealPlace, other: MealPlace): Promise<ShownDraft> {
    return this.change(change, (draft) => {
      const [a, b] = [mealAt(draft, place), mealAt(draft, other)];
      const dish = ({ recipeId, servings }: PlanMeal) => ({ recipeId, servings });
      draft.replaceMeals(
        draft.plan.meals.map((one) =>
          one === a ? { ...a, ...dish(b) } : one === b ? { ...b, ...dish(a) } : one,
        ),
      );
    });
  }

  lockMeal(change: Change, place: MealPlace, locked: boolean): Promise<ShownDraft> {
    return this.change(change, (draft) => {
      mealAt(draft, place);
      draft.lock(placeOf(place), locked);
    });
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
    const kept = keptMeals(
      plan,
      plan.meals.filter((meal) => locked.includes(placeOf(meal))),
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
      draft.replaceMeals(meals, recipes);
    });
  }

  async delete(id: string, by: Principal): Promise<void> {
    await this.em.transactional(async (em) => {
      em.remove(await this.lock(id, by));
    });
  }

  private async change({ id, revision, by }: Change, act: (draft: Draft) => unknown): Promise<ShownDraft> {
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

  private spendOnSwaps({ userId }: Principal): Promise<void> {
    return this.limits.spend([
      { key: `swaps:user:${userId}`, most: MAX_SWAPS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
  }

  private spend({ userId }: Principal): Promise<void> {
    return this.limits.spend([
      { key: `meal-plans:user:${userId}`, most: MAX_PLANS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
  }
}

const randomSeed = () => 1 + Math.floor(Math.random() * MAX_SEED);

const isCurrentOrUpcoming = ({ plan }: Draft, recipeId: string) =>
  plan.recipes.some(({ id }) => id === recipeId);

function mealAt({ plan }: Draft, place: MealPlace): PlanMeal {
  const meal = plan.meals.find((one) => placeOf(one) === placeOf(place));
  if (!meal) throw new NotFoundError('Meal not found');
  return meal;
}
