import { expect, test } from '@jest/globals';
import { FairQueue } from './fair-queue.js';

const drain = (queue: FairQueue<string>) => {
  const order: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) order.push(item);
  return order;
};

test('serves everyone in turn, each in their own order', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.slice(0, 1), item);
  expect(queue.length).toBe(6);
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.length).toBe(0);
});

test('forgets what no one waits for any more', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'b1']) queue.add(item.slice(0, 1), item);
  expect([queue.lengthOf('a'), queue.lengthOf('c'), queue.users]).toEqual([2, 0, 2]);
  expect([queue.remove('a', 'a1'), queue.remove('a', 'a1'), queue.remove('b', 'b1')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([queue.length, queue.users, ...drain(queue)]).toEqual([1, 1, 'a2']);
});
