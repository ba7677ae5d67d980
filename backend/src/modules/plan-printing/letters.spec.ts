import { describe, expect, test } from '@jest/globals';
import { documentOf, planOf } from '../../../test/factories/printed-plans.js';
import { read, wordsOf } from '../../../test/support/print-plan.js';
import type { Plan } from '../plan-model/plan.js';

const plan = planOf(3, 4);

const readPlan = (changed: Partial<Plan>) => read(documentOf({ ...plan, ...changed }));

describe('text that users write', () => {
  test.each([
    ['Greek', 'Κοτόπουλο με λεμόνι και ρίγανη'],
    ['Cyrillic', 'Ёжик, щи да каша — це смачно'],
    ['Latin with accents', 'Żółć, crème brûlée, Müsli, ångström, İstanbul'],
    ['accents apart from their letters', 'cre\u0300me bru\u0302le\u0301e'],
    ['emoji', 'Salad 🥗 and eggs 🍳'],
    ['ligatures', 'Fluffy waffles, official office'],
    ['markup', '<b>bold</b> <script>alert(1)</script> &amp; (brackets) \\ /Type << >> ] TJ ET'],
  ])('%s', async (_, name) => {
    const pdf = await readPlan({ planName: name });
    expect(wordsOf(pdf)).toContain(name.normalize('NFC'));
    expect(pdf.info.Title).toBe(name.normalize('NFC'));
    expect(pdf.outline[0]?.title).toBe(name.normalize('NFC'));
  });

  test('shows a sign for letters that no font has', async () => {
    const pdf = await readPlan({ planName: 'Soup 漢字 שלום' });
    expect(wordsOf(pdf)).toContain('Soup ◻◻ ◻◻◻◻');
    expect(pdf.info.Title).toBe('Soup 漢字 שלום');
  });

  test('loses invisible characters', async () => {
    const pdf = await readPlan({ planName: 'So\u00adup\u202e\u0007 of\u00a0the\u200b day' });
    expect(wordsOf(pdf)).toContain('Soup of the day');
  });

  test.each([
    ['with spaces', 'Long name of it '.repeat(16).slice(0, 255)],
    ['without', 'W'.repeat(255)],
  ])('names of 255 characters wrap, %s', async (_, name) => {
    const recipes = plan.recipes.map((recipe) => ({ ...recipe, name }));
    const pdf = await readPlan({ planName: name, clientName: name, recipes });
    expect(pdf.pages.join('').replace(/\s/g, '')).toContain(name.replace(/\s/g, ''));
  });

  test('continues on the next pages if a recipe is longer than a page', async () => {
    const [first, ...others] = plan.recipes;
    if (!first) throw new Error('The plan has no recipe');
    const ingredient = { amount: 1, unit: 'g' as const, note: null, foodId: null, grams: 1 };
    const long = {
      ...first,
      ingredientsJson: Array.from({ length: 120 }, (_, index) => ({
        ...ingredient,
        name: `thing ${index + 1}.`,
      })),
      instructionsText: Array.from({ length: 400 }, (_, index) => `Sentence ${index + 1}.`).join(' '),
    };
    const words = wordsOf(await readPlan({ recipes: [long, ...others] }));
    for (const last of ['thing 1.', 'thing 120.', 'Sentence 1.', 'Sentence 400.'])
      expect(words).toContain(last);
  });
});
