import { expect, test } from '@jest/globals';
import { pageOfPlan } from './plan-page';

test.each([
  ['draft', 'trainer', '/meal-plans/drafts/7'],
  ['saved', 'trainer', '/trainer/meal-plans/7'],
  ['saved', 'admin', '/admin/meal-plans/7'],
  ['assigned', 'customer', '/my-meal-plans/7'],
  ['assigned', 'trainer', '/trainer/customers'],
  ['assigned', 'admin', '/admin/users'],
] as const)('from a page about a %s plan, a %s goes back to %s', (kind, role, path) => {
  expect(pageOfPlan('7', kind, role)).toBe(path);
});
