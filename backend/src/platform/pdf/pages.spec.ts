import { describe, expect, test } from '@jest/globals';
import { type Block, kept, laidTwice, space } from './block.js';
import { breakIntoPages, pageNumbers } from './pages.js';
import { paragraph, textWidth } from './paragraph.js';
import type { Pen } from './pen.js';
import { beside, stacked } from './stacked.js';
import { table } from './table.js';

const STYLE = { size: 10, leading: 10, weight: 'regular', color: '#000000' } as const;

const lines = (count: number, name = 'line') =>
  paragraph(Array.from({ length: count }, (_, index) => `${name} ${index + 1}`).join('\n'), STYLE, 400);

const heading = (text: string): Block => ({ ...paragraph(text, STYLE, 400), keepsWithNext: true });

/** Returns the lines on each page, for pages of 100 points. */
function placed(blocks: Block[], areas = [{ x: 0, y: 0, width: 400, height: 100 }]): string[][] {
  const pages = breakIntoPages({ id: 'it', title: 'It', blocks, areas });
  return pages.map((page) => {
    const found: string[] = [];
    const pen = {
      line: ({ pieces }) => found.push(pieces.map(({ text }) => text).join('')),
      box: () => {},
      part: (_, draw) => draw(),
    } as Partial<Pen> as Pen;
    for (const { block, x, y } of page.placed) block.draw(pen, x, y);
    return found;
  });
}

describe('pages', () => {
  test('continue when one is full, with at least two lines of a paragraph on each', () => {
    expect(placed([lines(9, 'a'), lines(3, 'b')]).map((page) => page.length)).toEqual([9, 3]);
    expect(placed([lines(7, 'a'), lines(5, 'b')]).map((page) => page.length)).toEqual([10, 2]);
    expect(placed([lines(7, 'a'), lines(4, 'b')]).map((page) => page.length)).toEqual([9, 2]);
  });

  test('never end with a heading, nor with two', () => {
    expect(placed([lines(8), heading('Above'), heading('Below'), lines(4)])[1]?.slice(0, 2)).toEqual([
      'Above',
      'Below',
    ]);
    expect(placed([lines(8), heading('Above'), space(5), kept(lines(4))])[1]?.[0]).toBe('Above');
    const together = stacked([lines(8), heading('Above'), space(5), kept(lines(4))]);
    expect(placed([together])[1]?.[0]).toBe('Above');
  });

  test('keep together what belongs together unless it is longer than a page', () => {
    expect(placed([lines(5), kept(lines(8, 'kept'))]).map((page) => page.length)).toEqual([5, 8]);
    expect(placed([lines(5), kept(lines(14, 'kept'))]).map((page) => page.length)).toEqual([10, 9]);
  });

  test('split what belongs together rather than leave a heading alone', () => {
    expect(placed([heading('Above'), kept(lines(10))]).map((page) => page.length)).toEqual([9, 2]);
    expect(placed([lines(5), heading('Above'), kept(lines(8))]).map((page) => page.length)).toEqual([5, 9]);
  });

  test('do not begin with the space between blocks', () => {
    const [, second] = breakIntoPages({
      ...{ id: 'it', title: 'It', areas: [{ x: 0, y: 0, width: 400, height: 100 }] },
      blocks: [kept(lines(9)), space(20), kept(lines(5))],
    });
    expect(second?.placed.map(({ y }) => y)).toEqual([0]);
  });

  test('fill one column after the other', () => {
    const areas = [0, 200].map((x) => ({ x, y: 0, width: 180, height: 30 }));
    expect(placed([kept(lines(3, 'a')), kept(lines(3, 'b')), kept(lines(3, 'c'))], areas)).toEqual([
      ['a 1', 'a 2', 'a 3', 'b 1', 'b 2', 'b 3'],
      ['c 1', 'c 2', 'c 3'],
    ]);
  });

  test('know where each part begins', () => {
    const target = (id: string, count: number) => ({ ...lines(count), anchor: { id, title: id } });
    const areas = [{ x: 0, y: 0, width: 400, height: 100 }];
    const pages = breakIntoPages({ id: 'it', title: 'It', areas, blocks: [target('a', 25), target('b', 1)] });
    expect(Object.fromEntries(pageNumbers(pages))).toEqual({ it: 1, a: 1, b: 3 });
  });
});

describe('tables', () => {
  const look = { heading: STYLE, text: STYLE, line: '#000000', gap: { x: 0, y: 0 } };
  const columns = [{ width: 200 }, { width: 200 }];

  test('repeat their heading and split no row', () => {
    const rows = Array.from({ length: 6 }, (_, index) => [`row ${index + 1}\ngoes on\nand on`, 'beside it']);
    const pages = placed([table(columns, ['What', 'How'], rows, look)]);
    expect(pages.map((page) => page.slice(0, 3))).toEqual([
      ['What', 'How', 'row 1'],
      ['What', 'How', 'row 4'],
    ]);
  });

  test('split a row that is longer than a page', () => {
    const long = Array.from({ length: 25 }, (_, index) => `line ${index + 1}`).join('\n');
    const pages = placed([table(columns, ['What', 'How'], [[long, 'beside it']], look)]);
    expect(pages.flat().filter((text) => text.startsWith('line'))).toHaveLength(25);
    expect(pages).toHaveLength(3);
  });

  test('split cells of a row independently', () => {
    const pages = placed([
      beside([
        { block: lines(14, 'left'), x: 0 },
        { block: lines(4, 'right'), x: 200 },
      ]),
    ]);
    expect(pages[1]).toEqual(['left 11', 'left 12', 'left 13', 'left 14']);
  });

  test('place blocks that are laid out later where they would have been', () => {
    const blocks = [lines(7, 'a'), stacked([heading('Above'), lines(9, 'b')]), lines(4, 'c')];
    expect(placed(blocks.map((block) => laidTwice(() => block)))).toEqual(placed(blocks));
  });
});

describe('paragraphs', () => {
  test('break between words, after hyphens, and in words that are too long', () => {
    const width = textWidth('gluten-free', STYLE) - 1;
    expect(placed([paragraph('gluten-free oats', STYLE, width)])[0]).toEqual(['gluten-', 'free oats']);
    expect(placed([paragraph('10-12', STYLE, textWidth('10-1', STYLE))])[0]).toEqual(['10-1', '2']);
    expect(placed([paragraph('a b', STYLE, 1)])[0]).toEqual(['a', 'b']);
  });

  test('treat words without a space as one word, whatever their look', () => {
    const text = ['one ', { text: 'tw', weight: 'semibold' as const }, 'o'];
    expect(placed([paragraph(text, STYLE, textWidth('one tw', STYLE) + 1)])[0]).toEqual(['one', 'two']);
  });
});
