import { LOOKS, type LookName, lookOfFood } from './art/looks.js';
import { type DrawnFood, drawingText, readDrawing } from './drawing.js';
import { dishOf, type Shares } from './rules/dish-of.js';
import { foodsIn, portionsOf } from './rules/foods-of.js';
import { groundOf } from './rules/ground-of.js';
import { type DrawnRecipe, subjectOf } from './rules/subject.js';
import { vesselOf } from './rules/vessel-of.js';

/**
 * Counts up when a rule decides differently, so that stored drawings are made again at the next start. A test fails
 * if this is forgotten.
 */
export const DRAWING_RULES_VERSION = 5;

/** A recipe as a plan keeps it. */
export interface RecipeCopy extends Pick<DrawnRecipe, 'name' | 'mealTypes'> {
  drawing?: string;
  ingredientsJson: DrawnRecipe['ingredients'];
  instructionsText: string;
}

/** Copies from before there were drawings, or with words that no longer exist, get theirs when they are read. */
export const drawingOfCopy = ({
  drawing,
  ingredientsJson: ingredients,
  instructionsText,
  ...rest
}: RecipeCopy): string =>
  drawing && readDrawing(drawing)
    ? drawing
    : drawingOf({ ...rest, ingredients, instructions: instructionsText });

/** Returns what a recipe stores of its drawing. */
export const drawnAs = (recipe: RecipeCopy) => ({
  drawing: drawingOfCopy(pick(recipe)),
  drawingRules: DRAWING_RULES_VERSION,
});

const pick = ({ name, mealTypes, ingredientsJson, instructionsText }: RecipeCopy): RecipeCopy => ({
  ...{ name, mealTypes, ingredientsJson, instructionsText },
});

const MAX_FOODS = 7;
/** A plate with more looks like a buffet. */
const MAX_FOODS_OF_PLATE = 5;
const MAX_GARNISHES = 2;

/** Says what the picture of a recipe shows. The same recipe always has the same drawing. */
export function drawingOf(recipe: DrawnRecipe): string {
  const subject = subjectOf(recipe);
  const dish = dishOf(subject, sharesOf(recipe));
  const found = foodsIn(subject, dish);
  const isTop = ({ look }: { look: LookName }) => LOOKS[look].role === 'herb';
  const foods: DrawnFood[] = [
    ...portionsOf(
      found.filter((food) => !isTop(food)),
      dish === 'plated' ? MAX_FOODS_OF_PLATE : MAX_FOODS,
    ),
    ...found
      .filter(isTop)
      .slice(0, MAX_GARNISHES)
      .map(({ look, cut }) => ({ look, cut, amount: 2 })),
  ];
  return drawingText({ dish, vessel: vesselOf(subject, dish), ground: groundOf(subject, dish), foods });
}

function sharesOf({ ingredients }: DrawnRecipe): Shares {
  const weight = (...roles: string[]) =>
    ingredients
      .filter(({ foodId }) => {
        const look = foodId ? lookOfFood(foodId) : undefined;
        return look && roles.includes(LOOKS[look].role);
      })
      .reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const total = ingredients.reduce((sum, { grams }) => sum + (grams ?? 0), 0) || 1;
  const liquid = ingredients
    .filter(({ foodId }) => /^(milk|juice|water|coffee|tea|coconut-water|kefir)\b/.test(foodId ?? ''))
    .reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  return {
    protein: weight('protein', 'legume') / total,
    starch: weight('starch') / total,
    leaf: weight('leaf') / total,
    sweet: weight('fruit', 'creamy', 'nut') / total,
    drink: liquid / total,
  };
}
