import { expect, test } from '@jest/globals';
import { instagramText, shareTargets } from './share-targets';

const url = 'https://meals.example/shared/a_b-c';
const targets = Object.fromEntries(
  shareTargets('Lean & mean, 50% + more', url).map(({ name, to }) => [name, to]),
);

test('each target gets the name and the link as they are', () => {
  const read = (name: string) => Object.fromEntries(new URL(targets[name] ?? '').searchParams);
  const text = 'Take a look at this meal plan: Lean & mean, 50% + more';
  expect(read('Facebook')).toEqual({ u: url });
  expect(read('Twitter')).toEqual({ text, url, hashtags: 'mealplanning,fitness,health' });
  expect(read('WhatsApp')).toEqual({ text: `${text}\n${url}` });
  expect(read('Email')).toEqual({ subject: 'Lean & mean, 50% + more', body: `${text}\n\n${url}` });
  expect(Object.values(targets).join()).not.toContain('+');
});

test('what is pasted into Instagram has its tags in it', () => {
  expect(instagramText('Week', url)).toBe(
    `Take a look at this meal plan: Week\n${url}\n\n#mealplanning #fitness #health`,
  );
});
