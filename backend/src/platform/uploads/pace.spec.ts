import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { Pace } from './pace.js';

const body = () => Object.assign(new EventEmitter(), { complete: false }) as unknown as IncomingMessage;

test('a body that arrives a byte at a time is too slow', async () => {
  const request = body();
  const pace = new Pace(request, 1);
  const told = new EventEmitter();
  const isTold = once(told, 'too slow');
  pace.onTooSlow(() => told.emit('too slow'));
  request.emit('data', Buffer.alloc(1));
  const waiting = setInterval(() => undefined, 1);
  await isTold;
  clearInterval(waiting);
  pace.end();
  expect(request.listenerCount('data')).toBe(0);
});
