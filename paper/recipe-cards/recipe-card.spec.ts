import { describe, expect, test } from '@jest/globals';
import type { CardContent, CardOptions } from './card-content.js';
import { BODY, LOOKS } from './card-look.js';
import { cardFooter, recipeCard } from './recipe-card.js';
import type { Area, Span, TextStyle, Typesetter } from './typesetter.js';

/** A block that remembers its lines with their places. */
interface Noted {
  height: number;
  lines: { text: string; x: number; y: number; size: number }[];
}

const letters = (text: Span | readonly Span[]): string =>
  typeof text === 'string' ? text : 'text' in text ? text.text : text.map(letters).join('');

/** Never wraps: a text has as many lines as line breaks, and a block of them can be cut between lines. */
const setter: Typesetter<Noted> = {
  styles: {
    label: { size: 8, leading: 12, weight: 'semibold', color: '#000000' },
    name: { size: 16, leading: 22, weight: 'semibold', color: '#000000' },
    body: { size: 10, leading: 15, weight: 'regular', color: '#000000' },
    muted: { size: 10, leading: 15, weight: 'regular', color: '#000000' },
  },
  paragraph: (text, { size, leading }: TextStyle) => ({
    height: leading,
    lines: [{ text: letters(text), x: 0, y: 0, size }],
  }),
  cropped: (text, style, width) => setter.paragraph(text, style, width),
  stacked: (blocks, gap) => {
    let y = -gap;
    const lines = blocks.flatMap((block) => {
      const top = y + gap;
      y = top + block.height;
      return block.lines.map((line) => ({ ...line, y: line.y + top }));
    });
    return { height: y, lines };
  },
  beside: (cells) => ({
    height: Math.max(...cells.map(({ block }) => block.height)),
    lines: cells.flatMap(({ block, x }) => block.lines.map((line) => ({ ...line, x: line.x + x }))),
  }),
  beginningOf: ({ lines }, height) => {
    const fitting = lines.filter((line) => line.y + line.size * 1.5 <= height);
    const end = Math.max(...fitting.map((line) => line.y + line.size * 1.5));
    return fitting.length > 0 ? { height: end, lines: fitting } : null;
  },
  fraction: String,
};

const content: CardContent = {
  mealType: 'lunch',
  name: 'Lentil soup',
  description: 'Warm.',
  prepTimeMinutes: 20,
  cookTimeMinutes: 65,
  servings: 4,
  caloriesKcal: 1240,
  proteinGrams: 41.2,
  carbsGrams: 20,
  fatGrams: 5,
  instructionsText: 'Boil.\n\nServe.',
  ingredients: ['lentils', 'carrots', 'salt'].map((name) => ({
    name,
    amount: name === 'salt' ? null : 400,
    note: null,
    write: (amount) => ({ amount: `${amount} g`, name }),
  })),
  eaten: [
    { day: 1, servings: 1.5 },
    { day: 4, servings: 1.5 },
  ],
  cooked: [1.5, 1.5],
  left: 0,
};

const picture: Noted = { height: LOOKS.medium.picture.height, lines: [] };

function card(options: Partial<CardOptions>, more: Partial<CardContent> = {}, room: Area = BODY) {
  const chosen: CardOptions = { cardSize: 'medium', includeNutrition: true, ...options };
  const { placed, ...rest } = recipeCard(setter, { ...content, ...more }, picture, chosen, room);
  const lines = placed.flatMap(({ block, x, y }) =>
    block.lines.map((line) => ({ ...line, x: x + line.x, y: y + line.y })),
  );
  return { ...rest, lines, texts: lines.map(({ text }) => text) };
}

describe('a recipe card', () => {
  test('says what a recipe is, how long it takes, when it is eaten, and what a serving has', () => {
    expect(card({}).texts).toEqual([
      'Lunch',
      'Lentil soup',
      'Warm.',
      'Prep 20 min · cook 1 h 5 min · the recipe makes 4 servings',
      'In the plan: 1.5 servings on days 1 and 4',
      ...['1,240 kcal', 'Per serving', '41 g', 'Protein', '20 g', 'Carbs', '5 g', 'Fat'],
      'Ingredients for 1.5 servings',
      ...['150 g lentils', '150 g carrots', 'salt, as needed'],
      ...['Instructions', '1', 'Boil.', '2', 'Serve.'],
    ]);
  });

  test('is for the whole recipe if portions differ', () => {
    const eaten = [...content.eaten, { day: 5, servings: 2 }];
    expect(card({}, { eaten, cooked: [1.5, 1.5, 2] }).texts).toEqual(
      expect.arrayContaining([
        'In the plan: 1.5 servings on days 1 and 4, 2 servings on day 5',
        'Ingredients for 4 servings',
        '400 g lentils',
      ]),
    );
  });

  test('is for all meals that are cooked at once', () => {
    expect(card({}, { cooked: [3] }).texts).toEqual(
      expect.arrayContaining(['In the plan: 1.5 servings on days 1 and 4', 'Ingredients for 3 servings']),
    );
  });

  test('has the ingredients in two columns and no instructions if it is small', () => {
    const { lines, texts } = card({ cardSize: 'small', includeNutrition: false });
    const at = (text: string) => lines.find((line) => line.text === text);
    expect(texts).not.toContain('Instructions');
    expect(texts).not.toContain('Per serving');
    expect(at('150 g lentils')?.y).toBe(at('salt, as needed')?.y);
    expect(at('salt, as needed')?.x).toBeGreaterThan(at('150 g lentils')?.x ?? 0);
  });

  test('ends with its text if it is medium, and fills its area otherwise', () => {
    expect(card({ cardSize: 'medium' }).height).toBeLessThan(BODY.height / 2);
    expect(card({ cardSize: 'large' }).height).toBe(BODY.height);
  });

  test('shrinks its text before it omits whole lines and says so', () => {
    const steps = (count: number) => ({ instructionsText: 'Stir.\n'.repeat(count) });
    const sizeOf = (count: number) => card({}, steps(count)).lines.find(({ text }) => text === 'Stir.')?.size;
    expect(sizeOf(10)).toBeCloseTo(11.2);
    expect(sizeOf(36)).toBeLessThan(11);
    expect(card({}, steps(36)).texts).not.toContain('See the plan for the rest.');
    const { texts, lines, height } = card({}, steps(200));
    expect(texts).toContain('See the plan for the rest.');
    expect(texts.filter((text) => text === 'Stir.').length).toBeLessThan(200);
    for (const { y } of lines) expect(y).toBeLessThan(height);
    expect(height).toBeLessThanOrEqual(BODY.height);
  });

  test('says nothing of a plan if it is about none, and has the amounts of the whole recipe', () => {
    const { texts } = card({}, { eaten: [], cooked: [], instructionsText: 'Stir.\n'.repeat(200) });
    expect(texts.filter((text) => /plan/i.test(text))).toEqual([]);
    expect(texts).toContain('See the recipe for the rest.');
    expect(texts).toContain('Ingredients for 4 servings');
  });
});

test('the footer has the name of the plan on the left and the number of the page on the right', () => {
  const { mark, placed } = cardFooter(setter, { planName: 'Lean week', page: 2, pages: 5 });
  expect(placed.map(({ block }) => block.lines[0]?.text)).toEqual(['Lean week', 'Page 2 of 5']);
  expect(placed.map(({ x }) => x)).toEqual([mark.x + 18, expect.any(Number)]);
});
