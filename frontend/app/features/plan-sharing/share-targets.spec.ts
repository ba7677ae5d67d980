import { expect, test } from '@jest/globals';
import { instagramText, shareTargets } from './share-targets';

const url = 'https://meals.example/shared/a_b-c';
const targets = Object.fromEntries(
  shareTargets('Lean & mean, 50% + more', url).map(({ name, to }) => [name, to]),
);

test('each target gets the plan’s name and link unchanged', () => {
  const read = (name: string) => Object.fromEntries(new URL(targets[name] ?? '').searchParams);
  const text = 'Take a look at this meal plan: Lean & mean, 50% + more';
  expect(read('Facebook')).toEqual({ u: url });
  expect(read('Twitter')).toEqual({ text, url, hashtags: 'mealplanning,fitness,health' });
  expect(read('WhatsApp')).toEqual({ text: `${text}\n${url}` });
  expect(read('Email')).toEqual({ subject: 'Lean & mean, 50% + more', body: `${text}\n\n${url}` });
  expect(Object.values(targets).join()).not.toContain('+');
});

test('the text for Instagram contains its tags', () => {
  expect(instagramText('Week', url)).toBe(
    `Take a look at this meal plan: Week\n${url}\n\n#mealplanning #fitness #health`,
  );
});
