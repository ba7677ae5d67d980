import { DecimalType, EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { MEAL_TYPES, type MealType } from '../../recipes/index.js';
import { User } from '../../users/index.js';
import { type Figures, scaled } from '../figures.js';
import { SERVING } from './amounts.js';
import { DiaryEntryRepository } from './entry.repository.js';

export const ENTRY_KINDS = ['plan_meal', 'recipe', 'food', 'own'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The place of a meal in a plan: the day of the plan, and the position on that day. */
export interface PlannedPlace {
  planId: string;
  planDay: number;
  mealNumber: number;
}

/** An amount as it was said. The grams are those of the whole amount, if they are known. */
export interface EntryAmount {
  amount: number;
  measure: string;
  grams: number | null;
}

/**
 * The figures of a food or recipe at the moment at which it was logged. The figures of each amount are computed from
 * them, so that an amount that changes back has the same figures again.
 */
export interface Basis {
  figures: Figures;
  /** The number of grams that have these figures or, if the weight is not known, of servings. */
  per: number;
  /** The weight of one of the entry's measure, or null if it is not known. */
  measureGrams: number | null;
}

export interface EntryContent {
  kind: EntryKind;
  source: string | null;
  name: string;
  amount: EntryAmount | null;
  /** The basis is null for own figures, which have no amount. */
  basis: Basis | null;
  /** The figures are null for a meal that was skipped. */
  figures: Figures | null;
  answers: PlannedPlace | null;
}

/** The parts of an entry that are shown. */
export type EntryState = Pick<
  DiaryEntry,
  | 'id'
  | 'day'
  | 'meal'
  | 'kind'
  | 'source'
  | 'name'
  | 'said'
  | 'figures'
  | 'isSkipped'
  | 'planId'
  | 'planDay'
  | 'mealNumber'
>;

/** Says whether an entry answers the meal of a plan at this place. */
export const isAnswer = (entry: EntryState, { planId, planDay, mealNumber }: PlannedPlace): boolean =>
  entry.planId === planId && entry.planDay === planDay && entry.mealNumber === mealNumber;

/** Computes the figures of an amount. */
export const figuresOfAmount = ({ figures, per }: Basis, { amount, grams }: EntryAmount): Figures =>
  scaled(figures, (grams ?? amount) / per);

const FigureColumn = () =>
  Property({ type: new DecimalType('number'), columnType: 'numeric(12, 4)', nullable: true });

/**
 * An entry is a food that a customer ate, or a meal of a plan that they skipped. It keeps the figures of the moment at
 * which it was logged.
 */
@Entity({ tableName: 'diary_entries', repository: () => DiaryEntryRepository })
export class DiaryEntry {
  [EntityRepositoryType]?: DiaryEntryRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  customer: Rel<User>;

  /** The day where the customer lives. */
  @Property({ type: 'date' })
  day: string;

  @Enum({ items: () => [...MEAL_TYPES], type: 'text' })
  meal: MealType;

  @Enum({ items: () => [...ENTRY_KINDS], type: 'text' })
  kind: EntryKind;

  @Property({ type: 'text', nullable: true })
  source: string | null;

  @Property({ type: 'text' })
  name: string;

  @Property({ type: new DecimalType('number'), columnType: 'numeric(9, 2)', nullable: true })
  amount: number | null = null;

  @Property({ type: 'text', nullable: true })
  measure: string | null = null;

  @FigureColumn() grams: number | null = null;

  /** The basis is null for own figures, and for entries that are older than this column. */
  @Property({ type: 'json', nullable: true })
  basis: Basis | null;

  @Property({ type: 'uuid', nullable: true })
  planId: string | null;

  @Property({ type: 'integer', nullable: true })
  planDay: number | null;

  @Property({ type: 'integer', nullable: true })
  mealNumber: number | null;

  @Property({ type: 'boolean' })
  isSkipped: boolean;

  @FigureColumn() calories: number | null;
  @FigureColumn() protein: number | null;
  @FigureColumn() carbs: number | null;
  @FigureColumn() fat: number | null;
  @FigureColumn() fiber: number | null;
  @FigureColumn() sugar: number | null;
  @FigureColumn() sodium: number | null;

  /** The moment of the deletion. The row is kept for a day, so that the deletion can be undone. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  constructor(customer: User, day: string, meal: MealType, content: EntryContent, now: Date) {
    this.customer = customer;
    this.day = day;
    this.meal = meal;
    this.kind = content.kind;
    this.source = content.source;
    this.name = content.name;
    this.basis = content.basis;
    this.planId = content.answers?.planId ?? null;
    this.planDay = content.answers?.planDay ?? null;
    this.mealNumber = content.answers?.mealNumber ?? null;
    this.isSkipped = content.figures === null;
    this.createdAt = now;
    this.say(content.amount, content.figures, now);
  }

  get figures(): Figures | null {
    const { calories, protein, carbs, fat, fiber, sugar, sodium } = this;
    if (calories === null || protein === null || carbs === null || fat === null) return null;
    return { calories, protein, carbs, fat, fiber, sugar, sodium };
  }

  get said(): EntryAmount | null {
    const { amount, measure, grams } = this;
    return amount === null || measure === null ? null : { amount, measure, grams };
  }

  /** Returns the meal of a plan that the entry answers. */
  get place(): PlannedPlace | null {
    const { planId, planDay, mealNumber } = this;
    return planId === null || planDay === null || mealNumber === null
      ? null
      : { planId, planDay, mealNumber };
  }

  answers(place: PlannedPlace): boolean {
    return isAnswer(this, place);
  }

  moveTo(meal: MealType, now: Date): void {
    this.meal = meal;
    this.updatedAt = now;
  }

  /** Returns the figures from which those of another amount follow. An entry without a basis is its own. */
  get knownBasis(): Basis | null {
    const { basis, figures, said } = this;
    if (basis || !figures || !said) return basis;
    const { amount, grams } = said;
    return { figures, per: grams ?? amount, measureGrams: grams === null ? null : grams / amount };
  }

  /** Changes the amount. The figures follow from the basis, and no food or recipe is looked up again. */
  changeAmount(amount: EntryAmount, basis: Basis, now: Date): void {
    this.say(amount, figuresOfAmount(basis, amount), now);
    this.basis = basis;
  }

  /** Corrects own figures. The caller checks that the entry has own figures. */
  correct(name: string, figures: Figures, now: Date): void {
    this.name = name;
    this.say(this.said, figures, now);
  }

  delete(now: Date): void {
    this.deletedAt = now;
  }

  restore(now: Date): void {
    this.deletedAt = null;
    this.updatedAt = now;
  }

  /** Returns an entry of the same food on another day. It answers no meal of a plan there. */
  copyTo(day: string, now: Date): DiaryEntry {
    const { customer, meal, kind, source, name, figures, said, basis } = this;
    return new DiaryEntry(
      customer,
      day,
      meal,
      { kind, source, name, amount: said, basis, figures, answers: null },
      now,
    );
  }

  private say(amount: EntryAmount | null, figures: Figures | null, now: Date): void {
    requirePlausible(amount, figures);
    this.amount = amount?.amount ?? null;
    this.measure = amount?.measure ?? null;
    this.grams = amount?.grams ?? null;
    this.calories = figures?.calories ?? null;
    this.protein = figures?.protein ?? null;
    this.carbs = figures?.carbs ?? null;
    this.fat = figures?.fat ?? null;
    this.fiber = figures?.fiber ?? null;
    this.sugar = figures?.sugar ?? null;
    this.sodium = figures?.sodium ?? null;
    this.updatedAt = now;
  }
}

const MAX_GRAMS = 10_000;
const MAX_SERVINGS = 100;
/** The columns hold no larger number, and no amount of food has as much of anything. */
const MAX_FIGURE = 99_999_999;

function requirePlausible(amount: EntryAmount | null, figures: Figures | null): void {
  const problem = tooMuchOf(amount) ?? (isFarTooLarge(figures) ? 'That has more energy than any food' : null);
  if (problem) throw new InvalidInputError({ amount: [`${problem}. Please check the amount`] });
}

function tooMuchOf(amount: EntryAmount | null): string | null {
  if (!amount) return null;
  if ((amount.grams ?? 0) > MAX_GRAMS) return 'That is more than 10 kg';
  return amount.measure === SERVING && amount.amount > MAX_SERVINGS
    ? `That is more than ${MAX_SERVINGS} servings`
    : null;
}

const isFarTooLarge = (figures: Figures | null): boolean =>
  Object.values(figures ?? {}).some((one) => (one ?? 0) > MAX_FIGURE);
