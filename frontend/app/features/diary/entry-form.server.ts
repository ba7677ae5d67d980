import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { components } from '#openapi/schema';
import { addedEntryPath, diaryDayPath } from '~/paths/diary';
import { apiFor } from '~/platform/api.server';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { readNumber } from '~/platform/numbers';
import { redirectWithToast, type Toast } from '~/platform/toast.server';
import { isDay, mealIn } from './diary-texts';
import { figuresIn, figureTexts, nameInForm } from './figures-form.server';
import { readSaid } from './food-amounts';

const schema = z.object({
  kind: text,
  source: text,
  day: text,
  meal: text,
  amount: text,
  measure: text,
  said: text,
  planId: text,
  mealNumber: text,
  name: text,
  keeps: text,
  ...figureTexts,
});

type Sent = z.infer<typeof schema>;

type Saving = { context: AppLoadContext; request: Request; failed: string };

type Entry = components['schemas']['EntryResponse'];
type Saved = ApiResult<{ message: string; data: Entry }>;

async function save(
  { context, request, failed }: Saving,
  send: (sent: Sent) => Promise<{ answer: Saved; toast?: Toast }>,
  pageAfter: (entry: Entry) => string,
) {
  const submission = await decodeForm(request, schema);
  const { answer, toast } = await send(submission.value);
  if (answer.data) {
    const { message, data } = answer.data;
    return redirectWithToast(context, pageAfter(data), toast ?? { tone: 'success', title: message });
  }
  const failure = failureOf(answer, failed).withFieldNames(nameInForm);
  return refuseForm({ context, submission, failure });
}

const dayWithUndo = ({ id, day }: Entry) => addedEntryPath(day, id);

/** Logs a food, a recipe, or another portion of a meal of the plan. */
export const addFood = (saving: Saving) =>
  save(
    saving,
    async (sent) => {
      const { kind, source, amount, measure } = { ...sent, ...readSaid(sent.said) };
      const isPlanned = kind === 'plan_meal';
      const eaten = isPlanned ? {} : { source, measure };
      return {
        answer: await apiFor(saving.context).POST('/api/nutrition/entries', {
          body: {
            kind: isPlanned ? kind : source.startsWith('recipe:') ? 'recipe' : 'food',
            ...{ ...eaten, ...answeredIn(sent), meal: mealIn(sent.meal) },
            ...{ day: isDay(sent.day) ? sent.day : '', amount: readNumber(amount, 'decimal') as number },
          },
        }),
      };
    },
    dayWithUndo,
  );

/** Names the meal of the plan that an entry answers. */
const answeredIn = ({ planId, mealNumber }: Pick<Sent, 'planId' | 'mealNumber'>) =>
  planId ? { planId, mealNumber: Number(mealNumber) } : {};

/** Logs own figures. If the box of the form is ticked, they are also kept as an own food. */
export const addOwnFigures = (saving: Saving, day: string) =>
  save(
    saving,
    async (sent) => {
      const api = apiFor(saving.context);
      const figures = figuresIn(sent);
      const answer = await api.POST('/api/nutrition/entries', {
        body: { kind: 'own', day, meal: mealIn(sent.meal), ...answeredIn(sent), name: sent.name, figures },
      });
      if (!answer.data || !sent.keeps) return { answer };
      const kept = await api.POST('/api/nutrition/foods', { body: { name: sent.name, figures } });
      return kept.data ? { answer } : { answer, toast: notKept(failureOf(kept).message) };
    },
    dayWithUndo,
  );

/** Says that the food was not kept. The entry is in the diary by then, so the form cannot be refused. */
const notKept = (why: string): Toast => ({
  tone: 'warning',
  title: 'Logged, but not saved as your own food',
  text: why,
});

export const changeEntry = (saving: Saving, id: string, isOwn: boolean) =>
  save(
    saving,
    async (sent) => {
      const meal = mealIn(sent.meal);
      const amount = { amount: readNumber(sent.amount, 'decimal') as number, measure: sent.measure };
      const own = { name: sent.name, figures: figuresIn(sent) };
      return {
        answer: await apiFor(saving.context).PUT('/api/nutrition/entries/{id}', {
          params: { path: { id } },
          body: { meal, ...(isOwn ? own : amount) },
        }),
      };
    },
    ({ day }) => diaryDayPath(day),
  );
