import { expect, test } from '@jest/globals';
import { splitWords } from './words.js';

const LOOK = { size: 10, weight: 'regular', color: '#000000' } as const;

const wordsIn = (text: string): string[] =>
  splitWords([text], LOOK)
    .flat()
    .map(({ pieces }) => pieces.map((piece) => piece.text).join(''));

test.each([
  ['5 tbsp (75 g)', ['5', 'tbsp', '(75 g)']],
  ['1½ l of broth, 2,450 mg', ['1½ l', 'of', 'broth,', '2,450 mg']],
  ['1 h 30 min, then 2 hours', ['1 h', '30 min,', 'then', '2', 'hours']],
  ['10 garlic cloves', ['10', 'garlic', 'cloves']],
  ['a g and 3  g', ['a', 'g', 'and', '3', 'g']],
])('%j is only split where a line may break', (text, words) => expect(wordsIn(text)).toEqual(words));

test('a number stays with its unit where other words are of another style', () => {
  const [line] = splitWords([{ text: 'Feta', weight: 'semibold' }, ' 150 g'], LOOK);
  expect(line?.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual(['Feta', '150 g']);
});
