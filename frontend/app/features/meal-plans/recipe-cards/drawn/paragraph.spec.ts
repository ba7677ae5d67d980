import { describe, expect, test } from '@jest/globals';
import type { Span, TextStyle } from '#paper/recipe-cards/index';
import { type Block, beside, stacked } from './block';
import { paragraph } from './paragraph';
import type { Pen } from './pen';

const style: TextStyle = { size: 10, leading: 15, color: '#000', weight: 'regular' };

/** Every letter is as wide as the font size, and what is drawn is recorded. */
class Notes {
  readonly drawn: string[] = [];
  readonly widthOf = (text: string, { size }: TextStyle) => text.length * size;
  readonly text = (text: string, x: number, y: number) => this.drawn.push(`${x},${Math.round(y)} ${text}`);
}

const notes = () => new Notes() as Notes & Pen;

const written = (text: Span | Span[], width: number) => paragraph(notes(), text, style, width);

function linesOf(block: Block): string[] {
  const pen = notes();
  block.draw(pen, 0, 0);
  return pen.drawn;
}

describe('a paragraph', () => {
  test('breaks between words, at no more than its width', () => {
    expect(linesOf(written('one two three', 70))).toEqual(['0,11 one two', '0,26 three']);
    expect(linesOf(written('one two three', 69))).toEqual(['0,11 one', '0,26 two', '0,41 three']);
  });

  test('breaks a word that is longer than a line', () => {
    expect(linesOf(written('abcdefgh i', 30))).toEqual(['0,11 abc', '0,26 def', '0,41 gh', '0,56 i']);
  });

  test('keeps words together that look different, without a space between them', () => {
    const spans: Span[] = [{ text: '2 g', weight: 'semibold' }, ' salt', { text: ', fine', color: '#888' }];
    expect(linesOf(written(spans, 200))).toEqual(['0,11 2 g', '40,11 salt', '80,11 , fine']);
    expect(linesOf(written(spans, 85))).toEqual(['0,11 2 g', '0,26 salt', '40,26 ,', '0,41 fine']);
  });

  test('ends at the right edge if it is aligned there', () => {
    const block = paragraph(notes(), 'one two three', { ...style, align: 'right' }, 80);
    expect(linesOf(block)).toEqual(['10,11 one two', '30,26 three']);
  });

  test('has one line if it says nothing', () => {
    expect(written(' ', 50).height).toBe(15);
  });

  test('is cut between lines only', () => {
    const block = written('one two three', 50);
    expect(block.height).toBe(45);
    expect(block.upTo(44)?.height).toBe(30);
    expect(block.upTo(14)).toBeNull();
  });
});

describe('blocks below each other', () => {
  const three = stacked([written('a', 50), written('bb bb bb', 30), written('c', 50)], 5);

  test('are as high as they are together', () => {
    expect(three.height).toBe(15 + 45 + 15 + 10);
  });

  test('are cut where there is no more room, whole lines kept', () => {
    expect(linesOf(three.upTo(50) ?? three)).toEqual(['0,11 a', '0,31 bb', '0,46 bb']);
    expect(linesOf(three.upTo(34) ?? three)).toEqual(['0,11 a']);
    expect(three.upTo(10)).toBeNull();
  });
});

test('blocks beside each other are cut together', () => {
  const row = beside([
    { block: written('1', 20), x: 0 },
    { block: written('aa bb', 20), x: 20 },
  ]);
  expect(row.height).toBe(30);
  expect(linesOf(row.upTo(20) ?? row)).toEqual(['0,11 1', '20,11 aa']);
});
