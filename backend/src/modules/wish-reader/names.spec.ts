import { describe, expect, test } from '@jest/globals';
import { understood } from '../../../test/support/understood.js';

describe('names', () => {
  test.each<[string, Record<string, unknown>]>([
    ['for anna maria', { clientName: 'Anna Maria' }],
    ['for my client Ben Ó Briain', { clientName: 'Ben Ó Briain' }],
    ["for Marie-Claire O'Neill", { clientName: "Marie-Claire O'Neill" }],
    ['client: jane doe', { clientName: 'Jane Doe' }],
    ['for john smith who is vegan', { clientName: 'John Smith', dietaryTags: ['vegan'] }],
    ["Sarah's plan", { clientName: 'Sarah' }],
    ['Mike - 5 days', { days: 5, clientName: 'Mike' }],
    ['for Vegard', { clientName: 'Vegard' }],
    ['for Olive, hates olives', { clientName: 'Olive', excludedFoods: ['olives'] }],
    ['7 DAY PLAN FOR ANNA', { days: 7, clientName: 'Anna' }],
    ['client xiomara, 5 days', { days: 5, clientName: 'Xiomara' }],
    ['my client is Ben', { clientName: 'Ben' }],
    ['for jane@example.org', { clientName: 'jane@example.org' }],
    ['for Anna and Tom', { clientName: 'Anna' }],
    ['14 días para María', { days: 14, clientName: 'María' }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});

describe('words that are no names', () => {
  test.each<[string, Record<string, unknown>]>([
    ['the customer is allergic to fish', { excludedAllergens: ['fish'] }],
    ['my client is pregnant', {}],
    ['client needs 2000 kcal', { dailyCalorieTarget: 2000 }],
    ['for a beginner', { not: ['beginner'] }],
    ['for busy people', { not: ['busy people'] }],
    ['Plan For Busy People, 7 Days', { days: 7, not: ['Busy People'] }],
    ['for xiomara', { not: ['xiomara'] }],
    ['for Christmas', { not: ['Christmas'] }],
    ['for PCOS', {}],
    ['plan for May', { not: ['May'] }],
    ['May I have a plan', {}],
    ['for weight loss', { fitnessGoal: 'weight_loss' }],
    ['for lunch', { not: ['lunch'] }],
    ['for my mom', { not: ['mom'] }],
    ['for the Smith family', { not: ['Smith family'] }],
  ])('reads "%s" as expected', (wish, expected) => {
    expect(understood(wish)).toEqual(expected);
  });
});
