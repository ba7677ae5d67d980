import { expect, test } from '@jest/globals';
import { handsOnMinutesOf, restMinutesOf, totalMinutesOf } from './recipe-times.js';

const older = { prepTimeMinutes: 10, cookTimeMinutes: 30 };
const newer = { ...older, restTimeMinutes: 120, handsOnMinutes: 15 };

test('a copy of a recipe in an older plan rests for no time and needs a cook all the time', () => {
  expect([restMinutesOf(older), handsOnMinutesOf(older), totalMinutesOf(older)]).toEqual([0, 40, 40]);
});

test('the total time of a recipe contains its resting', () => {
  expect([restMinutesOf(newer), handsOnMinutesOf(newer), totalMinutesOf(newer)]).toEqual([120, 15, 160]);
});
