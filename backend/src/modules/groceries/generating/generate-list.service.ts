import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { addDays, dateIn } from '../../../platform/clock/dates.js';
import { AssignedPlanQueries, PlanQueries, type ReadPlan } from '../../meal-plans/index.js';
import { planDay } from '../../plan-model/index.js';
import { type ShoppingNeeds, shoppingNeeds } from '../../prep-guide/index.js';
import { NoMealPlanError, NothingCookedError } from '../groceries.errors.js';
import { GroceryItemRepository } from '../grocery-item.repository.js';
import type { GroceryList } from '../grocery-list.entity.js';
import { GroceryListsService } from '../grocery-lists.service.js';
import { ListWriter, requireAll } from '../list-writer.js';
import { planItems } from './plan-items.js';

const USUAL_DAYS = 7;

export interface GenerationRequest {
  /** The plan that the customer follows now or next, if none is named. */
  mealPlanId?: string;
  /** The list that is added to. By default, the list of this name that was made from the plan, or a new one. */
  groceryListId?: string;
  listName: string;
  /** Tomorrow by default, or the first day of a plan that begins later. */
  fromDate?: string;
  days?: number;
  includeAllIngredients: boolean;
  aggregateQuantities: boolean;
  roundUpQuantities: boolean;
}

export interface GeneratedList {
  list: GroceryList;
  /** The number of items that were added or grew. */
  added: number;
}

/** Makes a list of what a plan needs, or adds what it lacks. */
@Injectable()
export class GenerateListService {
  constructor(
    private readonly em: EntityManager,
    private readonly items: GroceryItemRepository,
    private readonly lists: GroceryListsService,
    private readonly writer: ListWriter,
    private readonly plans: PlanQueries,
    private readonly assigned: AssignedPlanQueries,
    private readonly clock: Clock,
  ) {}

  async generate(request: GenerationRequest, by: Principal): Promise<GeneratedList> {
    const read = await this.readPlan(request.mealPlanId, by);
    const { needs, dates } = this.needsOf(read, request, by);
    if (needs.listOn(dates).length === 0) throw new NothingCookedError();
    if (!request.groceryListId) await this.lists.spend(by.userId);
    return this.em.transactional(async () => {
      const list = await this.lists.lockForPlan(request, read.id, by.userId);
      const items = await this.items.findKept(list);
      const withStaples = request.includeAllIngredients;
      const planned = planItems(items, { mealPlanId: read.id, needs, dates, withStaples });
      const changes = planned.map(({ item, set }) => ({
        ...{ id: uuid(), at: null, itemId: item?.id ?? uuid(), set },
      }));
      requireAll(await this.writer.writeInto(list, changes));
      return { list, added: changes.length };
    });
  }

  private async readPlan(id: string | undefined, by: Principal): Promise<ReadPlan> {
    const [current] = id ? [] : ((await this.assigned.readCurrent([by.userId])).get(by.userId) ?? []);
    const wanted = id ?? current?.id;
    if (!wanted) throw new NoMealPlanError();
    return this.plans.read(wanted, by);
  }

  private needsOf(
    { plan, endsOn }: ReadPlan,
    { fromDate, days = USUAL_DAYS, aggregateQuantities, roundUpQuantities }: GenerationRequest,
    { timeZone }: Principal,
  ): { needs: ShoppingNeeds; dates: string[] } {
    const tomorrow = addDays(dateIn(timeZone, this.clock.now()), 1);
    const beginsLater = plan.startsOn > tomorrow;
    const from = fromDate ?? (beginsLater ? plan.startsOn : tomorrow);
    const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
    const needs = shoppingNeeds(plan, {
      dayOn: (date) => (endsOn !== null && date >= endsOn ? null : planDay(plan.startsOn, plan.days, date)),
      isByRecipe: !aggregateQuantities,
      isRounded: roundUpQuantities,
    });
    return { needs, dates };
  }
}
