import { randomUUID } from 'node:crypto';
import { type AppLoadContext, data } from '@remix-run/node';
import { z } from 'zod';
import type { components } from '#openapi/schema';
import type { Recipe } from '~/features/recipes/recipe-words';
import { apiFor } from '~/platform/api.server';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import type { RefusedForm } from '~/platform/forms';
import { decodeForm, refuseForm, text, texts } from '~/platform/forms.server';
import { readNumber } from '~/platform/numbers';
import { correctedLines, lineOf, linesOf } from './ingredient-lines';
import { recipeIntent } from './recipe-values';

export type RecipeBody = components['schemas']['RecipeContentRequest'];
export type Nutrition = components['schemas']['NutritionResponse'];
type Saved = ApiResult<components['schemas']['SavedRecipeResponse']>;

const schema = z.object({
  intent: z.string(),
  name: text,
  description: text,
  mealTypes: texts,
  cuisine: text,
  servings: text,
  prepTimeMinutes: text,
  cookTimeMinutes: text,
  restTimeMinutes: text,
  ingredients: text,
  instructionsText: text,
  sourceReference: text,
  isSide: text,
  sideKind: text,
  sideStep: text,
  sideMost: text,
  isEntered: text,
  caloriesKcal: text,
  proteinGrams: text,
  carbsGrams: text,
  fatGrams: text,
  dietaryTags: texts,
  isApproved: text,
  isForPlans: text,
  isForPlansEntered: text,
});

type Fields = z.infer<typeof schema>;

/** Handles the form: the caller saves it, or it is only checked and shown again with how it was understood. */
export async function writeRecipe(
  context: AppLoadContext,
  request: Request,
  save: (body: RecipeBody, fields: Fields) => Promise<Saved>,
  recipeId?: string,
) {
  const submission = await decodeForm(request, schema);
  const fields = submission.value;
  const corrected = correctedLines(fields.intent, linesOf(fields.ingredients));
  if (corrected || fields.intent === recipeIntent.check) {
    const servings = whole(fields.servings);
    const answer = await computeNutrition(context, {
      lines: corrected ?? linesOf(fields.ingredients),
      servings,
      recipeId,
    });
    if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
    const reply = submission.reply();
    const initialValue = { ...reply.initialValue, ...(corrected && { ingredients: corrected.join('\n') }) };
    const checked: CheckedForm = { ...reply, initialValue, attempt: randomUUID(), nutrition: answer.data };
    return data(checked);
  }
  const answer = await save(bodyOf(fields), fields);
  if (!answer.data)
    return refuseForm({ context, submission, failure: failureOf(answer).withFieldNames(nameInForm) });
  return answer.data;
}

/** The API nests fields that are flat in the form. */
const nameInForm = (name: string): string =>
  name.replace(/^nutrition\./, '').replace(/^side\.(\w)/, (_, first: string) => `side${first.toUpperCase()}`);

/** A form that was not refused: as it was typed, with how its ingredients are understood. */
export type CheckedForm = RefusedForm & { nutrition: Nutrition | null };

export const computeNutrition = (
  context: AppLoadContext,
  { lines, servings, recipeId }: { lines: string[]; servings: number; recipeId: string | undefined },
) =>
  apiFor(context).POST('/api/recipes/nutrition', {
    body: { lines, servings, ...(recipeId && { recipeId }) },
  });

function bodyOf(fields: Fields): RecipeBody {
  const { name, description, cuisine, sourceReference, instructionsText } = fields;
  return {
    name,
    description,
    mealTypes: fields.mealTypes as RecipeBody['mealTypes'],
    cuisine: cuisine || null,
    servings: whole(fields.servings),
    prepTimeMinutes: whole(fields.prepTimeMinutes),
    cookTimeMinutes: whole(fields.cookTimeMinutes),
    restTimeMinutes: whole(fields.restTimeMinutes || '0'),
    ingredients: linesOf(fields.ingredients),
    instructionsText,
    sourceReference: sourceReference || null,
    side: fields.isSide ? sideOf(fields) : null,
    isForPlans: Boolean(fields.isEntered ? fields.isForPlansEntered : fields.isForPlans),
    ...(fields.isEntered && {
      nutrition: {
        caloriesKcal: whole(fields.caloriesKcal),
        proteinGrams: decimal(fields.proteinGrams),
        carbsGrams: decimal(fields.carbsGrams),
        fatGrams: decimal(fields.fatGrams),
      },
      dietaryTags: fields.dietaryTags as NonNullable<RecipeBody['dietaryTags']>,
    }),
  };
}

const sideOf = ({ sideKind, sideStep, sideMost }: Fields) => ({
  kind: sideKind as NonNullable<RecipeBody['side']>['kind'],
  step: decimal(sideStep),
  most: decimal(sideMost),
});

/** Values that are no numbers are passed on for the backend to refuse. */
const whole = (typed: string) => readNumber(typed, 'whole') as number;
const decimal = (typed: string) => readNumber(typed, 'decimal') as number;

/** Loads how the ingredients of an existing recipe are understood. */
export async function readNutrition(context: AppLoadContext, recipe: Recipe): Promise<Nutrition | null> {
  const answer = await computeNutrition(context, {
    lines: recipe.ingredientsJson.map(lineOf),
    servings: recipe.servings,
    recipeId: recipe.id,
  });
  return answer.data ?? null;
}
