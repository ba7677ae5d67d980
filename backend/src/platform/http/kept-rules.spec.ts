import { expect, test } from '@jest/globals';
import { getMetadataStorage, IsInt, IsString, validateSync } from 'class-validator';
import { keepRules } from './kept-rules.js';

class Named {
  @IsString() name: unknown;
}

class Counted extends Named {
  @IsInt() count: unknown;
}

class Other {
  @IsString({ groups: ['strict'] }) text: unknown;
}

const rulesOf = (target: unknown, groups?: string[]) =>
  getMetadataStorage().getTargetValidationMetadatas(
    target as typeof Named,
    '',
    false,
    false,
    groups as string[],
  );

const namesIn = (rules: { propertyName: string }[]) => rules.map(({ propertyName }) => propertyName).sort();

keepRules();

test('looks for the rules of a class once', () => {
  expect(rulesOf(Counted)).toBe(rulesOf(Counted));
});

test('finds the rules that a class inherits, and no others', () => {
  expect(namesIn(rulesOf(Counted))).toEqual(['count', 'name']);
  expect(namesIn(rulesOf(Named))).toEqual(['name']);
  const wrong = Object.assign(new Counted(), { name: 1, count: 'two' });
  for (const _ of [1, 2])
    expect(
      validateSync(wrong)
        .map(({ property }) => property)
        .sort(),
    ).toEqual(['count', 'name']);
});

test('asks again where groups choose the rules', () => {
  expect(namesIn(rulesOf(Other, ['strict']))).toEqual(['text']);
  expect(namesIn(rulesOf(Other, ['loose']))).toEqual([]);
});

test('keeps nothing for what is no class, such as a property of that name in a request', () => {
  const sent = Object.assign(Object.create(null), { prototype: new Counted() });
  expect(rulesOf(sent)).not.toBe(rulesOf(sent));
});
