import { describe, expect, test } from '@jest/globals';
import { foods } from '../../foods/index.js';
import { sceneOf } from './draw.js';
import { type Drawing, readDrawing } from './drawing.js';
import { drawingOfFood } from './drawing-of-food.js';
import { svgOf } from './svg.js';

const MAX_BYTES = 10_000;

const texts = [...foods.keys()].map(drawingOfFood).filter((text) => text !== null);

describe('The drawing of a food', () => {
  test.each([
    ['milk-whole', /^drink\.glass\.yogurt$/],
    ['carrot', /^platter\.\w+\.none\.carrot_stick9$/],
    ['rice-white', /^platter\.\w*bowl\.none\.rice9$/],
    ['egg', /\.egg9$/],
    ['bread-whole-wheat', /^toast\.board\.none\.toast9$/],
    ['yogurt-greek', /^topped\.\w*bowl\.yogurt$/],
    ['tomatoes-crushed', /^creamsoup\.\w*bowl\.tomato$/],
    ['basil-fresh', /(\.basil9){2}/],
    ['beans-butter-canned', /\.whitebean9$/],
    ['mustard-seed', /\.chia9$/],
    ['butter', /\.butter9$/],
    ['garlic', /\.garlic9$/],
    ['garlic-powder', /\.flour9$/],
    ['oil-olive', /^creamsoup\.bowl\.golden$/],
    ['fennel-seed', /\.cumin9$/],
    ['taco-shell', /^(?!.*paprika)/],
    ['basil-dried', /\.driedherbs9$/],
    ['sugar-brown', /\.brownsugar9$/],
  ])('shows %s as it is recognized', (foodId, drawing) => {
    expect(drawingOfFood(foodId)).toMatch(drawing);
  });

  test.each(['no-such-food', 'water', 'corn-flakes', ''])(
    'is missing where nothing could be seen: %s',
    (foodId) => {
      expect(drawingOfFood(foodId)).toBeNull();
    },
  );

  test('is there for most foods, can be read, and is at most 10 kB', () => {
    expect(texts.length).toBeGreaterThan(foods.size * 0.95);
    const drawings = [...new Set(texts)].map((text) => ({ text, drawing: readDrawing(text) }));
    expect(drawings.filter(({ drawing }) => drawing === null)).toEqual([]);
    const isTooLarge = (drawing: Drawing | null) =>
      drawing !== null && Buffer.byteLength(svgOf(sceneOf(drawing))) > MAX_BYTES;
    expect(drawings.filter(({ drawing }) => isTooLarge(drawing))).toEqual([]);
  });
});
