import { expect, test } from '@jest/globals';
import type { Log } from './log.ts';
import { reportFailure } from './report-failure.ts';

/** Returns what is logged for an error, with its level. */
function reported(error: unknown): unknown[] {
  const lines: unknown[] = [];
  const at = (level: string) => (line: object) => lines.push([level, line]);
  const log = {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
  } as unknown as Log;
  reportFailure(log, 'r-1', error);
  return lines;
}

test('a missing backend is logged as a warning without a stack', () => {
  const failure = Object.assign(new Error('The service is not available right now.'), { status: 503 });
  const expected = [
    ['warn', { requestId: 'r-1', status: 503, reason: 'The service is not available right now.' }],
  ];
  expect(reported(failure)).toEqual(expected);
  expect(reported({ status: 503, statusText: '', data: { message: failure.message } })).toEqual(expected);
});

test.each([
  new TypeError('x is not a function'),
  Object.assign(new Error('broken'), { status: 500 }),
  'a text',
  null,
])('%s is an error', (error) => {
  expect(reported(error)).toEqual([['error', { requestId: 'r-1', err: error }]]);
});
