import { expect, test } from '@jest/globals';
import { isOtherView, keepFormWhenOffline, stayWhenOffline, typedIn } from './offline-form';

const sent = () => {
  const form = new FormData();
  for (const [name, value] of [
    ['intent', 'save'],
    ['name', 'Soup'],
    ['meal', 'lunch'],
    ['meal', 'dinner'],
  ] as const)
    form.append(name, value);
  return form;
};

const send = (serverAction: () => Promise<unknown>) =>
  keepFormWhenOffline({
    request: new Request('https://mealwright.test/form', { method: 'POST', body: sent() }),
    serverAction,
  } as never);

test('a form that could not be sent comes back with everything that was typed', async () => {
  const answer = await send(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(answer).toMatchObject({
    status: 'error',
    offline: true,
    initialValue: { intent: 'save', name: 'Soup', meal: ['lunch', 'dinner'] },
  });
});

test('answers of the server are unchanged, including refusals', async () => {
  await expect(send(async () => 'saved')).resolves.toBe('saved');
  const refusal = new Response(null, { status: 403 });
  await expect(send(() => Promise.reject(refusal))).rejects.toBe(refusal);
});

test('a chosen file is not restored', () => {
  const form = sent();
  form.append('picture', new File(['x'], 'x.png'));
  expect(typedIn(form)).not.toHaveProperty('picture');
});

test.each([
  [{ actionResult: { offline: true } }, false],
  [{ formAction: '/recipes/new', actionResult: { done: true } }, true],
])('whether the page is reloaded after %j: %s', (args, expected) => {
  const asked = { defaultShouldRevalidate: true, ...args };
  expect(stayWhenOffline(asked as never)).toBe(expected);
});

test.each([
  ['a link', undefined, '/grocery-list?view=list', true],
  ['a search', 'GET', '/grocery-list?search=milk', true],
  ['a form that changes something', 'POST', '/grocery-list?search=milk', false],
  ['a link to another page', undefined, '/grocery-list/lists', false],
])('whether %s only shows a list in another way', (_what, formMethod, to, expected) => {
  const site = 'https://mealwright.test';
  const change = { currentUrl: new URL(`${site}/grocery-list`), nextUrl: new URL(site + to), formMethod };
  expect(isOtherView(change as never)).toBe(expected);
});
