import { expect, test } from '@jest/globals';
import { answered, type Change, nextChange, notShown, sent, withChange } from './draft-changes';

const portion = (servings: string, meal = '1') => ({ intent: 'portion', day: '1', meal, servings });
const lock = { intent: 'lock', day: '1', meal: '1' };

const chosen = (...portions: string[]): Change[] =>
  portions.reduce((changes, servings) => withChange(changes, portion(servings)), [] as Change[]);

const sendNext = (changes: Change[]): Change[] => {
  const next = nextChange(changes);
  return next ? sent(changes, next) : changes;
};

const fieldsOf = (changes: Change[]) => changes.map(({ fields }) => fields);

test('of what waits for one place the last choice counts', () => {
  expect(fieldsOf(chosen('0.5', '0.75', '1.5'))).toEqual([portion('1.5')]);
});

test('other places and other intents wait in their order', () => {
  const changes = [portion('0.5'), lock, portion('2', '2'), portion('0.75')].reduce(
    withChange,
    [] as Change[],
  );
  expect(fieldsOf(changes)).toEqual([lock, portion('2', '2'), portion('0.75')]);
});

test('the next is sent only once the plan shows the one before', () => {
  const underWay = withChange(sendNext(chosen('0.5')), portion('0.75'));
  expect(fieldsOf(underWay)).toEqual([portion('0.5'), portion('0.75')]);
  expect(nextChange(underWay)).toBeUndefined();
  const done = answered(underWay, 2);
  expect(nextChange(notShown(done, 1))).toBeUndefined();
  expect(nextChange(notShown(done, 2))?.fields).toEqual(portion('0.75'));
});

test('what is done stays until the plan that shows it is there', () => {
  const done = answered(sendNext(chosen('0.5')), 2);
  expect(notShown(done, 1)).toHaveLength(1);
  expect(notShown(done, 2)).toEqual([]);
});

test('a refusal ends what waits, too', () => {
  expect(answered(withChange(sendNext(chosen('0.5')), lock), undefined)).toEqual([]);
});

test('what is sent is waited for, though a later choice took its place before that was noted', () => {
  const before = chosen('0.5');
  const underWay = sent(withChange(before, portion('1.5')), before[0] as Change);
  expect(fieldsOf(underWay)).toEqual([portion('0.5'), portion('1.5')]);
  expect(nextChange(notShown(answered(underWay, 2), 1))).toBeUndefined();
  expect(nextChange(notShown(answered(underWay, 2), 2))?.fields).toEqual(portion('1.5'));
});
