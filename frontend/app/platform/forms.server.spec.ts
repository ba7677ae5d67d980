import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { decodeForm, text, texts } from './forms.server';

const schema = z.object({ email: text });

function sent(body: string | FormData): Request {
  const fields =
    typeof body === 'string' ? new Blob([body], { type: 'application/x-www-form-urlencoded' }) : body;
  return new Request('http://localhost/login', { method: 'POST', body: fields });
}

function multipart(fields: number): FormData {
  const form = new FormData();
  for (let count = 0; count < fields; count += 1) form.append('a', '');
  return form;
}

async function statusOf(request: Request): Promise<number> {
  return decodeForm(request, schema).then(
    () => 200,
    (refusal: Response) => refusal.status,
  );
}

test('a form with umlauts and spaces is decoded, and can be read again', async () => {
  const request = sent('email=j%C3%BCrgen+x%40example.com&intent=');
  expect((await decodeForm(request, schema)).value).toEqual({ email: 'jürgen x@example.com' });
  expect((await decodeForm(request, schema)).value).toEqual({ email: 'jürgen x@example.com' });
});

test.each([
  ['', []],
  ['meal=lunch', ['lunch']],
  ['meal=lunch&meal=dinner', ['lunch', 'dinner']],
])('the checked boxes of "%s" are decoded', async (body, meal) => {
  expect((await decodeForm(sent(body), z.object({ meal: texts }))).value).toEqual({ meal });
});

const MAX_FIELDS = `email=a${'&b='.repeat(99)}`;
/**
 * Normal forms stay far below this. Code that is quadratic in the number of parts takes tens of thousands of times as
 * long.
 */
const MAX_TIMES_AS_LONG = 1_000;

test.each([
  ['the most fields that are read', () => sent(MAX_FIELDS), 200],
  ['too many fields', () => sent('a=&'.repeat(20_000)), 400],
  ['too many separators', () => sent('&'.repeat(60_000)), 400],
  ['too many parts', () => sent(multipart(800)), 400],
  ['a name that is too long', () => sent(`${'a'.repeat(101)}=1`), 400],
  ['a name that nests without end', () => sent(`a${'[0]'.repeat(15_000)}=1`), 400],
  ['an index that makes a huge list', () => sent('a[999999999]=1'), 400],
  ['no form at all', () => new Request('http://localhost/', { method: 'POST', body: '{}' }), 400],
])('%s', async (_, make, status) => {
  expect(await statusOf(make())).toBe(status);
  expect(await timesAsLong(make)).toBeLessThan(MAX_TIMES_AS_LONG);
});

/** Takes the fastest of several rounds, because other load on the machine never makes a round faster. */
async function timesAsLong(make: () => Request): Promise<number> {
  let [least, known] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 30 && least >= MAX_TIMES_AS_LONG * known; round++) {
    known = Math.min(known, await timeOf(sent(MAX_FIELDS)));
    least = Math.min(least, await timeOf(make()));
  }
  return least / known;
}

async function timeOf(request: Request): Promise<number> {
  const began = performance.now();
  await statusOf(request);
  return performance.now() - began;
}
