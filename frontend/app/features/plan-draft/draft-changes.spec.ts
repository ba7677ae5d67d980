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

test('the last choice for a meal replaces those that wait', () => {
  expect(fieldsOf(chosen('0.5', '0.75', '1.5'))).toEqual([portion('1.5')]);
});

test('choices for other meals wait in their order', () => {
  const changes = [portion('0.5'), lock, portion('2', '2'), portion('0.75')].reduce(
    withChange,
    [] as Change[],
  );
  expect(fieldsOf(changes)).toEqual([lock, portion('2', '2'), portion('0.75')]);
});

test('the next choice is sent once the plan shows the previous one', () => {
  const underWay = withChange(sendNext(chosen('0.5')), portion('0.75'));
  expect(fieldsOf(underWay)).toEqual([portion('0.5'), portion('0.75')]);
  expect(nextChange(underWay)).toBeUndefined();
  const done = answered(underWay, 2);
  expect(nextChange(notShown(done, 1))).toBeUndefined();
  expect(nextChange(notShown(done, 2))?.fields).toEqual(portion('0.75'));
});

test('a finished choice is shown until the plan contains it', () => {
  const done = answered(sendNext(chosen('0.5')), 2);
  expect(notShown(done, 1)).toHaveLength(1);
  expect(notShown(done, 2)).toEqual([]);
});

test('a refusal also drops the choices that wait', () => {
  expect(answered(withChange(sendNext(chosen('0.5')), lock), undefined)).toEqual([]);
});

test('a choice that was sent is awaited even if a later one has replaced it', () => {
  const before = chosen('0.5');
  const underWay = sent(withChange(before, portion('1.5')), before[0] as Change);
  expect(fieldsOf(underWay)).toEqual([portion('0.5'), portion('1.5')]);
  expect(nextChange(notShown(answered(underWay, 2), 1))).toBeUndefined();
  expect(nextChange(notShown(answered(underWay, 2), 2))?.fields).toEqual(portion('1.5'));
});
