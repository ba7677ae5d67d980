import { EntityRepositoryType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { Allergen, DietaryTag, Nutrients, Unit } from '../foods/index.js';
import { User } from '../users/index.js';
import { drawnAs } from './drawings/drawing-of.js';
import { RecipeRepository } from './recipe.repository.js';
import type { RecipeMaker, RecipeOrigin } from './recipe-origin.js';
import { checkedSide, type RecipeSide, type SideKind, type SideStep } from './side.js';
import { estimateHandsOn, HANDS_ON_RULE } from './steps/hands-on.js';

export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

export type MealType = (typeof MEAL_TYPES)[number];

/** An ingredient as it is stored: what is shown and what it was understood as. The amount is for all servings. */
export interface RecipeIngredient {
  amount: number | null;
  unit: Unit | null;
  name: string;
  /** The preparation of the ingredient, such as "finely chopped". */
  note: string | null;
  /** The ID in the food table, or null if the ingredient was not understood. */
  foodId: string | null;
  grams: number | null;
}

/** The content of a recipe, without its author and its state. */
export interface RecipeContent {
  name: string;
  description: string;
  mealTypes: MealType[];
  cuisine: string | null;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  /** Minutes in which nobody has to do anything. None if absent. */
  restTimeMinutes?: number;
  servings: number;
  ingredients: RecipeIngredient[];
  /** One step per line. */
  instructions: string;
  nutrition: RecipeNutrition;
  /** A dish has none. */
  side?: RecipeSide | null;
  /**
   * Whether generated plans may use it before it is public. If omitted, this depends on whether its numbers are
   * computed.
   */
  isForPlans?: boolean | null;
}

/** Values are per serving. Entered numbers may be incomplete. */
export interface RecipeNutrition {
  source: 'computed' | 'entered';
  perServing: Pick<Nutrients, 'kcal' | 'protein' | 'carbs' | 'fat'> & Partial<Nutrients>;
  dietaryTags: DietaryTag[];
  mainIngredients: string[];
  /** Null if an ingredient is unknown, because then the absence of allergens cannot be claimed. */
  allergens: Allergen[] | null;
}

export interface RecipePicture {
  /** The key of its files in storage. */
  key: string;
  /** Widths in pixels in ascending order. */
  widths: number[];
  /** The height of the widest file in pixels. */
  height: number;
}

const NOTHING = { kind: null, step: null, most: null };

const TextColumn = ({ nullable = false } = {}) => Property({ type: 'text', nullable });

const WholeColumn = ({ nullable = false } = {}) => Property({ type: 'integer', nullable });

const WordsColumn = ({ nullable = false } = {}) =>
  Property({ type: 'string[]', columnType: 'text[]', nullable });

const GramsColumn = ({ nullable = false } = {}) =>
  Property({ type: 'decimal', precision: 5, scale: 2, runtimeType: 'number', nullable });

const ShareColumn = () => Property({ type: 'decimal', runtimeType: 'number', nullable: true });

@Entity({ tableName: 'recipes', repository: () => RecipeRepository })
export class Recipe {
  [EntityRepositoryType]?: RecipeRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'string', length: 255 })
  name: string;

  @TextColumn() description: string;
  @WordsColumn() mealTypes: MealType[];
  @WordsColumn() dietaryTags: DietaryTag[];
  @WordsColumn() mainIngredientTags: string[];
  @WordsColumn({ nullable: true }) allergens: Allergen[] | null;
  @TextColumn({ nullable: true }) cuisine: string | null;

  @Property({ type: 'json', columnType: 'jsonb' })
  ingredientsJson: RecipeIngredient[];

  @TextColumn() instructionsText: string;
  @WholeColumn() prepTimeMinutes: number;
  @WholeColumn() cookTimeMinutes: number;
  @WholeColumn() restTimeMinutes: number;
  /** Preparation and the part of cooking that needs a cook, as read from the steps by the rule of this version. */
  @WholeColumn() handsOnMinutes: number;
  @WholeColumn() handsOnRule: number;
  @WholeColumn() servings: number;
  @WholeColumn() caloriesKcal: number;
  @GramsColumn() proteinGrams: number;
  @GramsColumn() carbsGrams: number;
  @GramsColumn() fatGrams: number;
  @GramsColumn({ nullable: true }) fibreGrams: number | null;
  @GramsColumn({ nullable: true }) sugarGrams: number | null;
  @WholeColumn({ nullable: true }) sodiumMg: number | null;
  @TextColumn() nutritionSource: 'computed' | 'entered';
  @TextColumn({ nullable: true }) sideKind: SideKind | null;
  @ShareColumn() sideStep: SideStep | null;
  @ShareColumn() sideMost: number | null;

  /** Has no meaning for public recipes, which any plan may use. */
  @Property({ type: 'boolean' })
  isForPlans: boolean;

  @Property({ type: 'text', nullable: true })
  imageKey: string | null = null;

  @Property({ type: 'integer[]', columnType: 'integer[]', nullable: true })
  imageWidths: number[] | null = null;

  /** The height of the widest file in pixels. */
  @Property({ type: 'integer', nullable: true })
  imageHeight: number | null = null;

  /** The drawing for a recipe without a picture, and the version of the rules that chose it. */
  @Property({ type: 'text' })
  drawing: string;

  @Property({ type: 'integer' })
  drawingRules: number;

  @Property({ type: 'text', nullable: true })
  sourceReference: string | null;

  /** Null for recipes that a person wrote. */
  @TextColumn({ nullable: true }) madeBy: RecipeMaker | null;

  @ManyToOne(() => User, { nullable: true })
  owner: Rel<User> | null;

  /** When the owner offered it for the public library. */
  @Property({ type: 'timestamptz', nullable: true })
  offeredAt: Date | null = null;

  /** When and why admins returned it to its owner. Both are cleared when it is offered again. */
  @Property({ type: 'timestamptz', nullable: true })
  declinedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  declineReason: string | null = null;

  @Property({ type: 'boolean' })
  isApproved = false;

  @Property({ type: 'timestamptz', nullable: true })
  approvedAt: Date | null = null;

  @ManyToOne(() => User, { fieldName: 'approved_by', nullable: true })
  approvedBy: Rel<User> | null = null;

  @Property({ type: 'timestamptz' })
  creationTimestamp: Date;

  @Property({ type: 'timestamptz' })
  lastUpdatedTimestamp: Date;

  constructor(content: RecipeContent, { owner, sourceReference, now, madeBy }: RecipeOrigin) {
    this.owner = owner;
    this.madeBy = madeBy ?? null;
    this.sourceReference = sourceReference;
    this.creationTimestamp = now;
    this.rewrite(content, now);
  }

  rewrite(content: RecipeContent, now: Date): void {
    this.name = content.name;
    this.description = content.description;
    this.mealTypes = content.mealTypes;
    this.cuisine = content.cuisine;
    this.prepTimeMinutes = content.prepTimeMinutes;
    this.cookTimeMinutes = content.cookTimeMinutes;
    this.restTimeMinutes = content.restTimeMinutes ?? 0;
    this.servings = content.servings;
    this.ingredientsJson = content.ingredients;
    this.instructionsText = content.instructions;
    this.readSteps();
    this.take(content.nutrition);
    this.serveAs(content.side ?? null);
    this.draw();
    this.isForPlans = content.isForPlans ?? content.nutrition.source === 'computed';
    this.lastUpdatedTimestamp = now;
  }

  readSteps(): void {
    this.handsOnMinutes = estimateHandsOn(this, this.instructionsText);
    this.handsOnRule = HANDS_ON_RULE;
  }

  private serveAs(side: RecipeSide | null): void {
    const { kind, step, most } = side ? checkedSide(side) : NOTHING;
    this.sideKind = kind;
    this.sideStep = step;
    this.sideMost = most;
  }

  /** Makes the drawing by the current rules, which counts as nobody's edit. */
  draw(): void {
    Object.assign(this, drawnAs(this));
  }

  /** Applies corrected numbers of its foods, which counts as nobody's edit. Returns whether anything changed. */
  computeAgain(nutrition: RecipeNutrition): boolean {
    const former = this.numbers;
    this.take(nutrition);
    return this.numbers !== former;
  }

  private get numbers(): string {
    const { caloriesKcal, proteinGrams, carbsGrams, fatGrams, fibreGrams, sugarGrams, sodiumMg } = this;
    return JSON.stringify([
      [caloriesKcal, proteinGrams, carbsGrams, fatGrams, fibreGrams, sugarGrams, sodiumMg],
      [this.dietaryTags, this.mainIngredientTags, this.allergens],
    ]);
  }

  private take({ perServing, source, dietaryTags, mainIngredients, allergens }: RecipeNutrition): void {
    this.caloriesKcal = perServing.kcal;
    this.proteinGrams = perServing.protein;
    this.carbsGrams = perServing.carbs;
    this.fatGrams = perServing.fat;
    this.fibreGrams = perServing.fibre ?? null;
    this.sugarGrams = perServing.sugar ?? null;
    this.sodiumMg = perServing.sodium ?? null;
    this.nutritionSource = source;
    this.dietaryTags = dietaryTags;
    this.mainIngredientTags = mainIngredients;
    this.allergens = allergens;
  }

  /** Returns whether neither the recipe nor its offer has changed since that moment. */
  isAsOf(moment: Date): boolean {
    return this.lastUpdatedTimestamp <= moment && (this.offeredAt ?? moment) <= moment;
  }

  /** Makes the recipe public. It may belong to a trainer or to nobody. */
  approve(admin: User | null, now: Date): void {
    this.isApproved = true;
    this.approvedBy = admin;
    this.approvedAt = now;
    this.lastUpdatedTimestamp = now;
  }

  /** Null removes the picture. The caller deletes the files of the previous one. */
  show(picture: RecipePicture | null, now: Date): void {
    this.imageKey = picture?.key ?? null;
    this.imageWidths = picture?.widths ?? null;
    this.imageHeight = picture?.height ?? null;
    this.lastUpdatedTimestamp = now;
  }

  cite(sourceReference: string | null): void {
    this.sourceReference = sourceReference;
  }

  offer(now: Date): void {
    this.offeredAt = now;
    this.declinedAt = null;
    this.declineReason = null;
  }

  decline(reason: string | null, now: Date): void {
    this.offeredAt = null;
    this.declinedAt = now;
    this.declineReason = reason;
  }

  withdrawOffer(): void {
    this.offeredAt = null;
  }
}
