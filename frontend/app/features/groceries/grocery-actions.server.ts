import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { z } from 'zod';
import type { AnswerInPlace } from '~/features/forms/answer-in-place';
import { groceryListPath, undoPath } from '~/paths/groceries';
import { apiFor } from '~/platform/api.server';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { readForm } from '~/platform/read-form.server';
import { redirectWithAnswer, redirectWithToast, toastHeaders } from '~/platform/toast.server';
import { groceryViewIn } from './grocery-view';
import { intents } from './intents';
import { itemFrom } from './item-fields';
import { itemSchema } from './item-form.server';

type Acting = { context: AppLoadContext; request: Request };

const schema = z.object({ intent: text, list: text, item: text, version: text, stay: text });

/** Carries out the form of a list's page that was sent. */
export async function actOnGroceries(acting: Acting) {
  const intent = (await readForm(acting.request)).get('intent');
  if (intent === intents.add) return addItem(acting);
  const { value } = await decodeForm(acting.request, schema);
  if (intent === intents.check || intent === intents.uncheck) return checkItem(acting, value);
  if (intent === intents.remove) return removeItem(acting, value);
  if (intent === intents.clear) return clearChecked(acting, value);
  return restore(acting, value);
}

type Sent = z.infer<typeof schema>;

/** The page from which the form came, without what was said on it. */
function pageOf({ request }: Acting, list?: string): string {
  const { pathname, searchParams } = new URL(request.url);
  const view = groceryViewIn(searchParams);
  return groceryListPath(pathname, { ...view, ...(list && { list }) });
}

async function addItem(acting: Acting) {
  const { context, request } = acting;
  const submission = await decodeForm(request, itemSchema.extend({ list: text }));
  const { list: id, ...form } = submission.value;
  const body = itemFrom(form);
  const api = apiFor(context);
  const answer = id
    ? await api.POST('/api/grocery-lists/{id}/items', { params: { path: { id } }, body })
    : await api.POST('/api/grocery-lists/items', { body });
  if (!answer.data) {
    const failure = failureOf(answer, 'Failed to add grocery item');
    return refuseForm({ context, submission, failure });
  }
  const { message, data: item } = answer.data;
  const isNewList = 'isNewList' in answer.data && answer.data.isNewList;
  return redirectWithToast(context, pageOf(acting, item.groceryListId), {
    tone: 'success',
    title: message,
    text: isNewList ? 'New grocery list created' : undefined,
  });
}

/** The checkmark itself confirms the change, so only failures show a message. */
async function checkItem(acting: Acting, { intent, list: id, item, stay }: Sent) {
  const { context } = acting;
  const answer = await apiFor(context).POST('/api/grocery-lists/{id}/checks', {
    params: { path: { id } },
    body: { itemIds: [item], isChecked: intent === intents.check },
  });
  const done = answer.response.ok;
  const failure = { tone: 'danger', title: 'Failed to update grocery item' } as const;
  const toast = { ...failure, text: done ? undefined : failureOf(answer).message };
  if (stay)
    return data<AnswerInPlace>({ done }, done ? undefined : { headers: toastHeaders(context, toast) });
  const page = pageOf(acting);
  return done ? redirect(`${page}#item-${item}`) : redirectWithToast(context, page, toast);
}

type Deleted = ApiResult<{ message: string; version: number; itemIds: string[] }>;

function afterDeletion(acting: Acting, answer: Deleted, what: 'item' | 'checked', failed: string) {
  const page = pageOf(acting);
  if (!answer.data) return redirectWithAnswer(acting.context, page, answer, failed);
  return redirect(undoPath(page, answer.data.version, what));
}

async function removeItem(acting: Acting, { list: id, item: itemId }: Sent) {
  const answer = await apiFor(acting.context).DELETE('/api/grocery-lists/{id}/items/{itemId}', {
    params: { path: { id, itemId } },
  });
  return afterDeletion(acting, answer, 'item', 'Failed to delete grocery item');
}

async function clearChecked(acting: Acting, { list: id }: Sent) {
  const answer = await apiFor(acting.context).DELETE('/api/grocery-lists/{id}/checked-items', {
    params: { path: { id } },
  });
  return afterDeletion(acting, answer, 'checked', 'Failed to clear some items');
}

async function restore(acting: Acting, { list: id, version }: Sent) {
  const answer = await apiFor(acting.context).POST('/api/grocery-lists/{id}/restored-items', {
    params: { path: { id } },
    body: { version: Number(version) },
  });
  return redirectWithAnswer(acting.context, pageOf(acting), answer, 'Failed to restore items');
}
