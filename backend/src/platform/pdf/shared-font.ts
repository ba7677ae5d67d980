/** The part of a parsed font that this code and pdfkit's embedding use. Widths are in font units. */
export interface Font {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): GlyphRun;
}

interface GlyphRun {
  glyphs: Glyph[];
  positions: Position[];
  advanceWidth: number;
}

interface Glyph {
  id: number;
  advanceWidth: number;
  codePoints: number[];
}

interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** The number of cached words, at about one kilobyte each. */
const MAX_CACHED_WORDS = 8000;

/**
 * Makes a font usable by any number of documents: shaping a word, which is by far the most expensive part of drawing
 * it, is done once.
 *
 * The library caches each glyph together with the letters that it was first requested for, or with none if it was
 * fetched as a part of another glyph (the a of an á). Shared between documents, this would make the text that can be
 * copied from one depend on those before it. So layout begins with an empty cache, and embedding has one of its own.
 */
export function sharedBetweenDocuments(font: Font): Font {
  const forLayout = font as Font & { _glyphs: object };
  let remembered = new Map<string, Omit<GlyphRun, 'advanceWidth'>>();

  const layout = (text: string): GlyphRun => {
    let run = remembered.get(text);
    if (!run) {
      forLayout._glyphs = {};
      run = plain(font.layout(text));
      if (remembered.size >= MAX_CACHED_WORDS) remembered = new Map();
      remembered.set(text, run);
    }
    return new OwnRun(run.glyphs, run.positions);
  };
  return Object.assign(Object.create(font) as Font, { layout, _glyphs: {} });
}

const plain = ({ glyphs, positions }: GlyphRun) => ({
  glyphs: glyphs.map(({ id, advanceWidth, codePoints }) => ({ id, advanceWidth, codePoints })),
  positions: positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
    xAdvance,
    yAdvance,
    xOffset,
    yOffset,
  })),
});

/** pdfkit scales positions in place and reads the width afterwards, so each run needs copies of its own. */
class OwnRun implements GlyphRun {
  readonly positions: Position[];

  constructor(
    readonly glyphs: Glyph[],
    positions: Position[],
  ) {
    this.positions = positions.map((position) => ({ ...position }));
  }

  get advanceWidth(): number {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  }
}
