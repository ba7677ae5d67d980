import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { ARRANGEMENTS } from './arrange/index.js';
import { GROUNDS } from './art/grounds.js';
import { LOOKS } from './art/looks.js';
import { VESSELS } from './art/vessels.js';
import { sceneOf } from './draw.js';
import { drawingText, readDrawing } from './drawing.js';
import { Scene } from './scene.js';
import { svgOf } from './svg.js';

describe('The text of a drawing', () => {
  test('is read as it was written', () => {
    const text = 'soup.bluebowl.tomato.whitebean4.carrot_dice2';
    const drawing = readDrawing(text);
    expect(drawing && drawingText(drawing)).toBe(text);
  });

  test.each([
    ['an unknown dish', 'banquet.plate.none'],
    ['an unknown vessel', 'soup.bucket.none'],
    ['an unknown sauce', 'soup.bowl.mud'],
    ['a name of every object', 'constructor.plate.none'],
    ['an unknown food', 'soup.bowl.broth.unicorn3'],
    ['a cut that the food does not take', 'soup.bowl.broth.pea_mash3'],
    ['no amount', 'soup.bowl.broth.pea'],
    ['too many foods', `soup.bowl.broth${'.pea1'.repeat(10)}`],
    ['markup', 'soup.bowl.<b>'],
    ['nothing', ''],
  ])('is refused with %s', (_, text) => {
    expect(readDrawing(text)).toBeNull();
  });
});

describe('An outlined path', () => {
  const scene = new Scene();
  scene.add({ d: 'M0 0h9', stroke: '#111111', width: 4, over: { stroke: '#eeeeee', width: 2 } });

  test('is written once and drawn twice as SVG', () => {
    expect(svgOf(scene).match(/M0 0h9/g)).toHaveLength(1);
    expect(svgOf(scene)).toContain(
      '<g stroke="#111111" stroke-width="4"><path id="p0" d="M0 0h9"/></g><use href="#p0" stroke="#eeeeee" stroke-width="2"/>',
    );
  });

  test('is two paths for other pens', () => {
    expect([...scene.paths()]).toEqual([
      { d: 'M0 0h9', stroke: '#111111', width: 4 },
      { d: 'M0 0h9', stroke: '#eeeeee', width: 2 },
    ]);
  });
});

describe('Every arrangement', () => {
  test.each(Object.keys(ARRANGEMENTS))('of %s stays within its bounds with the heaviest foods', (dish) => {
    for (const foods of [
      '',
      '.spaghetti9.mince9.lentil9.cheddar9.scramble9.rice9.kale9.raspberry9.parsley9',
      '.friedegg1',
    ]) {
      const drawing = readDrawing(`${dish}.plate.tomato${foods}`);
      const svg = drawing ? svgOf(sceneOf(drawing)) : '';
      expect(svg.length).toBeGreaterThan(500);
      expect(svg.length).toBeLessThanOrEqual(10_000);
      expect(gzipSync(svg).length).toBeLessThanOrEqual(4_000);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe('Every word', () => {
  test('can be drawn', () => {
    for (const look of Object.keys(LOOKS)) expect(readDrawing(`platter.plate.none.${look}3`)).not.toBeNull();
    for (const vessel of Object.keys(VESSELS))
      for (const ground of Object.keys(GROUNDS))
        expect(readDrawing(`soup.${vessel}.${ground}`)).not.toBeNull();
  });
});
