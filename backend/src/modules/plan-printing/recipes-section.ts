import { type Block, kept, laidTwice, space } from '../../platform/pdf/block.js';
import type { Section } from '../../platform/pdf/pages.js';
import { paragraph } from '../../platform/pdf/paragraph.js';
import { heading } from '../../platform/pdf/part.js';
import { beside, stacked } from '../../platform/pdf/stacked.js';
import { handsOnMinutesOf, restMinutesOf, totalMinutesOf } from '../plan-model/index.js';
import { leftText } from '../prep-guide/index.js';
import { ingredientsTable } from './ingredients-table.js';
import { amountsCooked, type EatenRecipe, servingsLeft } from './intake.js';
import { macroLine } from './macro-bar.js';
import { recipePicture } from './meal-picture.js';
import { numberedSteps } from './numbered-steps.js';
import type { PlanDocument } from './plan-document.js';
import { allergenText, counted, listed, MEALS, minutes } from './plan-words.js';
import { sectionHeading } from './section-heading.js';
import type { Sheet } from './sheet.js';
import { MEAL_COLORS, TEXT } from './theme.js';

/** Every recipe of the plan once. */
export function* recipesSection(
  document: PlanDocument,
  eaten: readonly EatenRecipe[],
  { body }: Sheet,
): Generator<Block, Section> {
  const about =
    'Every recipe in the plan, in the order it is first eaten, with the amounts that the plan cooks at once and those of the whole recipe.';
  const blocks: Block[] = [sectionHeading('Recipes', about, body.width)];
  for (const one of eaten) {
    const block = recipeBlock(document, one, body.width);
    blocks.push(block, space(26));
    yield block;
  }
  return { id: 'recipes', title: 'Recipes', areas: [body], blocks };
}

function recipeBlock(document: PlanDocument, eaten: EatenRecipe, width: number): Block {
  const { recipe, id } = eaten;
  const head = recipeHead(document, eaten, width);
  const body = laidTwice(() => recipeBody(eaten, width));
  return {
    ...kept(stacked([{ ...head, keepsWithNext: true }, space(8), body])),
    anchor: { id, title: recipe.name },
    ...(head.prepare && { prepare: head.prepare }),
  };
}

const PICTURE = { width: 132, height: 99 };
const GAP = 16;

function recipeHead(document: PlanDocument, eaten: EatenRecipe, width: number): Block {
  const { pictures, options } = document;
  const facts = (room: number) => laidTwice(() => recipeFacts(document, eaten, room));
  if (!options.includeRecipePhotos) return facts(width);
  const picture = recipePicture(eaten.recipe, mealOf(eaten), PICTURE, pictures);
  const row = beside([
    { block: picture, x: 0 },
    { block: facts(width - PICTURE.width - GAP), x: PICTURE.width + GAP },
  ]);
  return { ...row, ...(picture.prepare && { prepare: picture.prepare }) };
}

const mealOf = ({ meals }: EatenRecipe) => meals[0]?.mealType ?? 'dinner';

function recipeFacts({ options }: PlanDocument, eaten: EatenRecipe, width: number): Block {
  const { recipe } = eaten;
  const perServing = {
    calories: recipe.caloriesKcal,
    protein: recipe.proteinGrams,
    carbs: recipe.carbsGrams,
    fat: recipe.fatGrams,
  };
  const left = servingsLeft(eaten);
  const source = recipe.nutritionSource === 'computed' ? 'per serving' : 'per serving, entered by hand';
  return stacked(
    [
      paragraph(whenEaten(eaten), { ...TEXT.label, color: MEAL_COLORS[mealOf(eaten)].ink }, width),
      heading(3, recipe.name, TEXT.heading, width),
      ...(recipe.description ? [paragraph(recipe.description, TEXT.muted, width)] : []),
      paragraph(timesOf(eaten), TEXT.small, width),
      ...(left > 0 ? [paragraph(`Of what the plan cooks, ${leftText(left)}.`, TEXT.small, width)] : []),
      macroLine(perServing, source, width, { withBar: options.includeMacroSummary }),
      paragraph(allergenText(recipe), TEXT.muted, width),
    ],
    3,
  );
}

function whenEaten({ meals }: EatenRecipe): string {
  const types = [...new Set(meals.map(({ mealType }) => MEALS[mealType]))];
  const days = [...new Set(meals.map(({ day }) => day))];
  return `${types.join(', ')} on ${days.length === 1 ? 'day' : 'days'} ${listed(days)}`;
}

function timesOf({ recipe }: EatenRecipe): string {
  const { prepTimeMinutes: prep, cookTimeMinutes: cook } = recipe;
  const rest = restMinutesOf(recipe);
  const handsOn = handsOnMinutesOf(recipe);
  return [
    `Prep ${minutes(prep)}`,
    ...(cook > 0 ? [`cook ${minutes(cook)}`] : []),
    ...(rest > 0 ? [`rest ${minutes(rest)}`] : []),
    ...(cook + rest > 0 ? [`total ${minutes(totalMinutesOf(recipe))}`] : []),
    ...(handsOn < prep + cook ? [`hands-on ${minutes(handsOn)}`] : []),
    `makes ${counted(recipe.servings, 'serving')}`,
    ...recipe.dietaryTags,
  ].join(' · ');
}

/** The parts stand side by side, unless a recipe has so many portions that the amounts need the whole width. */
function recipeBody(eaten: EatenRecipe, width: number): Block {
  const steps = eaten.recipe.instructionsText.split('\n').filter((line) => line.trim() !== '');
  if (amountsCooked(eaten).length > 2)
    return stacked([ingredientsTable(eaten, width), numberedSteps(steps, width)], 12);
  const left = (width - GAP) * (amountsCooked(eaten).length > 1 ? 0.56 : 0.5);
  return beside([
    { block: ingredientsTable(eaten, left), x: 0 },
    { block: numberedSteps(steps, width - left - GAP), x: left + GAP },
  ]);
}
