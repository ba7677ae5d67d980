import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { components } from '#openapi/schema';
import { diaryDayPath } from '~/paths/diary';
import { apiFor } from '~/platform/api.server';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { readNumber } from '~/platform/numbers';
import { redirectWithToast } from '~/platform/toast.server';
import { figureFields, isDay, mealIn } from './diary-texts';

type Figures = components['schemas']['EatenFiguresRequest'];

const schema = z.object({
  kind: text,
  source: text,
  day: text,
  meal: text,
  amount: text,
  measure: text,
  name: text,
  keeps: text,
  ...(Object.fromEntries(figureFields.map(({ name }) => [name, text])) as Record<
    (typeof figureFields)[number]['name'],
    typeof text
  >),
});

type Sent = z.infer<typeof schema>;

type Saving = { context: AppLoadContext; request: Request; failed: string };

type Saved = ApiResult<{ message: string; data: { day: string } }>;

async function save({ context, request, failed }: Saving, send: (sent: Sent) => Promise<Saved>) {
  const submission = await decodeForm(request, schema);
  const answer = await send(submission.value);
  if (answer.data) {
    const { message, data } = answer.data;
    return redirectWithToast(context, diaryDayPath(data.day), { tone: 'success', title: message });
  }
  const failure = failureOf(answer, failed).withFieldNames(nameInForm);
  return refuseForm({ context, submission, failure });
}

/** The API names nested figures "figures.fat"; the fields of the form are called "fat". */
const nameInForm = (nameInApi: string): string => nameInApi.replace(/^figures\./, '');

export const addFood = (saving: Saving) =>
  save(saving, ({ kind, source, day, meal, amount, measure }) =>
    apiFor(saving.context).POST('/api/nutrition/entries', {
      body: {
        ...{ kind: kind === 'recipe' ? 'recipe' : 'food', source, meal: mealIn(meal), measure },
        ...{ day: isDay(day) ? day : '', amount: readNumber(amount, 'decimal') as number },
      },
    }),
  );

/** With its box ticked, the figures are also kept as a food of one's own. */
export const addOwnFigures = (saving: Saving, day: string) =>
  save(saving, async (sent) => {
    const api = apiFor(saving.context);
    const figures = figuresIn(sent);
    const answer = await api.POST('/api/nutrition/entries', {
      body: { kind: 'own', day, meal: mealIn(sent.meal), name: sent.name, figures },
    });
    if (answer.data && sent.keeps)
      await api.POST('/api/nutrition/foods', { body: { name: sent.name, figures } });
    return answer;
  });

export const changeEntry = (saving: Saving, id: string, isOwn: boolean) =>
  save(saving, (sent) => {
    const meal = mealIn(sent.meal);
    const amount = { amount: readNumber(sent.amount, 'decimal') as number, measure: sent.measure };
    const own = { name: sent.name, figures: figuresIn(sent) };
    return apiFor(saving.context).PUT('/api/nutrition/entries/{id}', {
      params: { path: { id } },
      body: { meal, ...(isOwn ? own : amount) },
    });
  });

/** An empty field of a figure that has to be known is sent as it is, and the API says so. */
const figuresIn = (sent: Sent): Figures =>
  Object.fromEntries(
    figureFields.map(({ name }) => [name, readNumber(sent[name], 'decimal')]),
  ) as unknown as Figures;
