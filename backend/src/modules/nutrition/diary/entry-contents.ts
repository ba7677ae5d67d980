import { Injectable } from '@nestjs/common';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { findLoggableFood } from '../../foods/index.js';
import { PlanOnDateQueries } from '../../meal-plans/index.js';
import { RecipeFigureQueries } from '../../recipes/index.js';
import { figuresIn } from '../dto/figures.request.js';
import type { Figures } from '../figures.js';
import { OwnFoodRepository } from '../foods/own-food.repository.js';
import { gramsOfMeasure, SERVING } from './amounts.js';
import { NoPlanOnDayError, UnknownMeasureError } from './diary.errors.js';
import type { EntryRequest } from './dto/entry.request.js';
import { type EntryContent, figuresOfAmount, type PlannedPlace } from './entry.entity.js';
import { contentOfPlanned, type PlannedMeal, plannedMeals, skippedContent } from './planned-day.js';

/** A food or recipe that can be logged, with its figures and the amount for which they are. */
interface Source {
  name: string;
  figures: Figures;
  /** The grams that have these figures. Null means a serving whose weight is not known. */
  perGrams: number | null;
  measures: { label: string; grams: number }[];
}

/** Looks up the foods, recipes, and meals that requests name, with the figures of this moment. */
@Injectable()
export class EntryContents {
  constructor(
    private readonly plans: PlanOnDateQueries,
    private readonly recipes: RecipeFigureQueries,
    private readonly ownFoods: OwnFoodRepository,
  ) {}

  async read(request: EntryRequest, customerId: string): Promise<EntryContent> {
    const planned = await this.findPlanned(request, customerId);
    if (request.kind === 'plan_meal') {
      if (!planned) throw new InvalidInputError({ mealNumber: ['Please say which meal of your plan it is'] });
      return request.isSkipped ? skippedContent(planned) : contentOfPlanned(planned, request.amount);
    }
    const answers = planned?.place ?? null;
    return request.kind === 'own'
      ? ownContent(request, answers)
      : { ...(await this.readEaten(request, customerId)), answers };
  }

  /** Lists the household measures of a food or recipe. */
  async measuresOf(source: string | null, customerId: string): Promise<Source['measures']> {
    return source === null ? [] : ((await this.find(source, customerId))?.measures ?? []);
  }

  private async findPlanned(
    { day, planId, mealNumber }: EntryRequest,
    customerId: string,
  ): Promise<PlannedMeal | null> {
    if (!planId || !mealNumber) return null;
    const plan = await this.plans.find(customerId, day);
    const planned = plan?.id === planId ? plannedMeals(plan, day) : [];
    const meal = planned.find(({ place }) => place.mealNumber === mealNumber);
    if (!meal) throw new NoPlanOnDayError();
    return meal;
  }

  private async readEaten(
    { kind, source = '', amount, measure }: EntryRequest,
    customerId: string,
  ): Promise<Omit<EntryContent, 'answers'>> {
    const found = await this.find(source, customerId);
    if (!found || (kind === 'recipe') !== source.startsWith('recipe:'))
      throw new InvalidInputError({ source: ['This food was not found. Please search for it again'] });
    if (amount === undefined) throw new InvalidInputError({ amount: ['Please enter an amount'] });
    const said = measure ?? (found.perGrams === null || kind === 'recipe' ? SERVING : 'g');
    const measureGrams = weigh(said, found);
    const eaten = { amount, measure: said, grams: measureGrams === null ? null : measureGrams * amount };
    const basis = { figures: found.figures, per: found.perGrams ?? 1, measureGrams };
    return {
      ...{ kind, source, name: found.name },
      ...{ amount: eaten, basis, figures: figuresOfAmount(basis, eaten) },
    };
  }

  private async find(source: string, customerId: string): Promise<Source | null> {
    const [table, id = ''] = source.split(':');
    if (table === 'recipe' || table === 'own') {
      if (!A_UUID.test(id)) return null;
      return table === 'recipe' ? this.findRecipe(id, customerId) : this.findOwnFood(id, customerId);
    }
    const food = findLoggableFood(source);
    if (!food) return null;
    const { kcal, ...rest } = food.per100g;
    return { name: food.name, figures: { calories: kcal, ...rest }, perGrams: 100, measures: food.measures };
  }

  private async findRecipe(id: string, customerId: string): Promise<Source | null> {
    const recipe = await this.recipes.find(id, customerId);
    if (!recipe) return null;
    const { name, id: _, ...figures } = recipe;
    return { name, figures, perGrams: null, measures: [] };
  }

  private async findOwnFood(id: string, customerId: string): Promise<Source | null> {
    const food = await this.ownFoods.findOwn(id, customerId);
    if (!food) return null;
    const { name, figures, per, servingGrams } = food;
    const measures = servingGrams === null ? [] : [{ label: SERVING, grams: servingGrams }];
    return { name, figures, perGrams: per === 'serving' ? servingGrams : 100, measures };
  }
}

/** Returns the weight of one of a measure, or null for a serving whose weight is not known. */
function weigh(measure: string, { perGrams, measures }: Source): number | null {
  if (perGrams === null && measure === SERVING) return null;
  const grams = perGrams === null ? null : gramsOfMeasure(measure, measures);
  if (grams === null) throw new UnknownMeasureError();
  return grams;
}

function ownContent({ name, figures }: EntryRequest, answers: PlannedPlace | null): EntryContent {
  if (!name) throw new InvalidInputError({ name: ['Please enter a name'] });
  if (!figures) throw new InvalidInputError({ figures: ['Please enter the calories and macros'] });
  return { kind: 'own', source: null, name, amount: null, basis: null, figures: figuresIn(figures), answers };
}

const A_UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
