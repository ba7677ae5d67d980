import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Plan } from '../../plan-model/index.js';
import type { CollectedRecipes, Recipient } from '../../plan-printing/index.js';
import { CustomerAccess, UserDirectory } from '../../users/index.js';
import { AssignedPlanQueries } from '../assignment/assigned-plan.queries.js';
import { PlanQueries } from '../plan.queries.js';
import type { WantedCards } from './card-export.entity.js';
import { NoRecipesError } from './card-exports.errors.js';
import { CollectedRecipeQueries } from './collected-recipe.queries.js';

/** The user whose cards are made, and with whose rights they are read. */
export type CardReader = Pick<Principal, 'userId' | 'role'>;

/** A plan of a customer, or a customer of a trainer, whose recipes can be asked for. */
export interface CardChoice {
  id: string;
  name: string;
  email: string | null;
  /** The trainers of a customer, for admins. */
  trainers: string | null;
  startsOn: string | null;
  isActive: boolean;
}

export interface CardSource {
  plan: Plan | CollectedRecipes;
  recipient: Recipient;
}

const MAX_PLANS = 100;
const MAX_CUSTOMERS = 1_000;

/** More cards than this are never read. */
export const MAX_CARDS = 1_000;

/** Reads the recipes of customers’ own plans, and of the plans that a trainer has assigned. */
@Injectable()
export class CardSources {
  constructor(
    private readonly plans: PlanQueries,
    private readonly assigned: AssignedPlanQueries,
    private readonly collected: CollectedRecipeQueries,
    private readonly access: CustomerAccess,
    private readonly users: UserDirectory,
    private readonly clock: Clock,
  ) {}

  /** Finds out with which rights a job reads for a user. */
  async readerOf(userId: string): Promise<CardReader> {
    const user = await this.users.byId(userId);
    if (!user) throw new NotFoundError();
    return { userId, role: user.role };
  }

  /** Lists what the user can choose from. The active plan of a customer comes first. */
  async listChoices(by: CardReader): Promise<CardChoice[]> {
    const { userId, role } = by;
    if (role !== 'customer') {
      const customers = await this.collected.listCustomers(by, MAX_CUSTOMERS);
      return customers.map(({ id, name, email, trainers }) => ({
        ...{ id, name: name ?? email, email: name === null ? null : email },
        trainers: role === 'admin' ? trainers : null,
        ...{ startsOn: null, isActive: false },
      }));
    }
    const page = { page: 1, limit: MAX_PLANS, withMeals: false };
    const { plans } = await this.assigned.ofCustomer(userId, page);
    return plans.map(({ id, planName, startsOn, status }) => ({
      ...{ id, name: planName, email: null, trainers: null, startsOn, isActive: status === 'active' },
    }));
  }

  /** Says what is wanted: by default the active plan of a customer, or all plans that a trainer has assigned. */
  async resolve(chosenId: string | undefined, { userId, role }: CardReader): Promise<WantedCards> {
    if (role !== 'customer') return { planId: null, customerId: chosenId ?? null };
    if (chosenId) return { planId: chosenId, customerId: null };
    const current = (await this.assigned.readCurrent([userId])).get(userId) ?? [];
    const active = current.find(({ status }) => status === 'active');
    if (!active) throw new NoRecipesError('You have no active meal plan. Please choose one of your plans.');
    return { planId: active.id, customerId: null };
  }

  /** Names what is wanted and counts its recipes. Whatever the reader may not see is not found. */
  async measure(wanted: WantedCards, by: CardReader): Promise<{ name: string; total: number }> {
    if (wanted.planId !== null) {
      const { plan } = await this.readPlan(wanted.planId, by);
      return counted(
        { name: plan.planName, total: plan.recipes.length },
        'There are no recipes in this meal plan.',
      );
    }
    const name = await this.nameOf(wanted.customerId, by);
    const total = await this.collected.count(by, wanted.customerId);
    const whom = wanted.customerId === null ? 'a customer yet' : name;
    const none =
      by.role === 'admin'
        ? `No meal plan has been assigned to ${whom}.`
        : `You have not assigned a meal plan to ${whom}.`;
    return counted({ name, total }, none);
  }

  /** Must be called when the cards are drawn, because a thousand recipes take megabytes. */
  async read(wanted: WantedCards, by: CardReader): Promise<CardSource> {
    if (wanted.planId !== null) return this.readPlan(wanted.planId, by);
    const planName = await this.nameOf(wanted.customerId, by);
    const recipes = await this.collected.list(by, wanted.customerId, MAX_CARDS);
    const createdAt = this.clock.now().toISOString();
    return { plan: { planName, createdAt, recipes }, recipient: { customerName: null, trainerName: null } };
  }

  /** Fails if the customer is no longer one of the trainer’s. */
  async requireReadable({ customerId }: WantedCards, by: CardReader): Promise<void> {
    if (customerId !== null) await this.access.require(customerId, by, { mayBeClosed: true });
  }

  private async readPlan(id: string, by: CardReader) {
    const { plan, customerName, trainerName } = await this.plans.read(id, by);
    return { plan, recipient: { customerName, trainerName } };
  }

  private async nameOf(customerId: string | null, by: CardReader): Promise<string> {
    if (customerId === null) return 'All customers';
    const { name, email } = await this.access.require(customerId, by, { mayBeClosed: true });
    return name ?? email;
  }
}

function counted<Measured extends { total: number }>(measured: Measured, none: string): Measured {
  if (measured.total === 0) throw new NoRecipesError(none);
  return measured;
}
