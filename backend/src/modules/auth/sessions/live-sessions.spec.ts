import { beforeEach, expect, test } from '@jest/globals';
import { SecondFactorConfig } from '../second-factor/second-factor.config.js';
import type { LiveSessionQueries } from './live-session.queries.js';
import { LiveSessions } from './live-sessions.js';

let asked: string[][];
let answer: () => Promise<object[]>;
let sessions: LiveSessions;

beforeEach(() => {
  asked = [];
  answer = async () =>
    asked
      .at(-1)
      ?.filter((id) => id !== 'ended')
      .map(sessionOf) ?? [];
  const queries = {
    find: (ids: string[]) => {
      asked.push(ids);
      return answer();
    },
  };
  sessions = new LiveSessions(
    queries as unknown as LiveSessionQueries,
    new SecondFactorConfig({ REQUIRE_ADMIN_SECOND_FACTOR: 'off' }),
  );
});

const sessionOf = (id: string) => ({ session_id: id, user_id: `user of ${id}` });

test('requests that arrive together ask once, and each gets its own user', async () => {
  const [ann, ben, annAgain] = await Promise.all(['ann', 'ben', 'ann'].map((id) => sessions.find(id)));
  expect(asked).toEqual([['ann', 'ben']]);
  expect(ann).toMatchObject({ sessionId: 'ann', userId: 'user of ann' });
  expect(ben).toMatchObject({ sessionId: 'ben', userId: 'user of ben' });
  expect(annAgain).toEqual(ann);
});

test('a session that has ended returns no user, and does not affect the others', async () => {
  const [ended, ann] = await Promise.all([sessions.find('ended'), sessions.find('ann')]);
  expect(ended).toBeNull();
  expect(ann).toMatchObject({ sessionId: 'ann' });
});

test('a later request asks the database again, because nothing is cached', async () => {
  expect(await sessions.find('ann')).toMatchObject({ sessionId: 'ann' });
  answer = async () => [];
  expect(await sessions.find('ann')).toBeNull();
  expect(asked).toEqual([['ann'], ['ann']]);
});

test('a request that arrives during a query waits for the next query', async () => {
  const slow = Promise.withResolvers<object[]>();
  answer = () => slow.promise;
  const first = sessions.find('ann');
  await new Promise(setImmediate);
  answer = async () => [];
  expect(await sessions.find('ann')).toBeNull();
  slow.resolve([sessionOf('ann')]);
  expect(await first).toMatchObject({ sessionId: 'ann' });
});

test('if the database fails, all waiting requests fail, and the next ones try again', async () => {
  answer = () => Promise.reject(new Error('no database'));
  const results = await Promise.allSettled([sessions.find('ann'), sessions.find('ben')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  answer = async () => [sessionOf('ann')];
  expect(await sessions.find('ann')).toMatchObject({ sessionId: 'ann' });
});
