import { describe, expect, test } from '@jest/globals';
import { inPlainLetters } from './card-letters';

describe('letters that every reader has', () => {
  test('stay as they are', () => {
    const content = { name: 'Crème brûlée – “light” ½ × 3 €', steps: ['a\nb'], none: null, kcal: 412.5 };
    expect(inPlainLetters(content)).toEqual(content);
  });

  test('spell what can be spelt with them', () => {
    expect(
      inPlainLetters(['1⅓ cups', '⅔ cup', 'non‑stick', '10\u00a0g', 'soft\u00adhyphen', 'a\tb\r\nc\u0007']),
    ).toEqual(['1 1/3 cups', '2/3 cup', 'non-stick', '10 g', 'softhyphen', 'a b\nc']);
    expect(inPlainLetters('e\u0301')).toBe('é');
  });

  test.each(['Żurek', 'Φάβα', 'борщ', '🥗', '豆腐', '≥ 2', '→'])('cannot write %s', (text) => {
    expect(inPlainLetters({ recipes: [{ name: 'Soup' }, { name: text }] })).toBeNull();
  });
});
