/** The part of a parsed font that is used here and by pdfkit's embedding. Widths are in the font's own units. */
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

/** Words; about a kilobyte each. */
const MOST_REMEMBERED = 8000;

/**
 * The font for any number of documents: what a word looks like is worked out once, by far the dearest part of drawing it.
 *
 * The library remembers each glyph together with the letters that it was first asked for, or with none where it was
 * fetched as a part of another (the a of an á). Between documents that would make what can be read from one depend on
 * those before it. So layout begins with an empty memory, and embedding has one of its own.
 */
export function sharedBetweenDocuments(font: Font): Font {
  const forLayout = font as Font & { _glyphs: object };
  let remembered = new Map<string, Omit<GlyphRun, 'advanceWidth'>>();

  const layout = (text: string): GlyphRun => {
    let run = remembered.get(text);
    if (!run) {
      forLayout._glyphs = {};
      run = plain(font.layout(text));
      if (remembered.size >= MOST_REMEMBERED) remembered = new Map();
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

/** pdfkit scales the positions it is given where they stand, and asks for the width then: both have to be its own. */
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
