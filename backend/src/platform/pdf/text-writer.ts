import { type FaceName, face } from './fonts.js';

type Document = PDFKit.PDFDocument;

/** The part of pdfkit's embedded font that is used here. */
interface EmbeddedFont {
  id: string;
  encode(text: string): [glyphs: string[], positions: GlyphPosition[]];
  ref(): object;
}

/** Values are in thousandths of the font size. */
interface GlyphPosition {
  xAdvance: number;
  advanceWidth: number;
  xOffset: number;
  yOffset: number;
}

interface OpenedFace {
  font: EmbeddedFont;
  /** The encoded glyphs of words as a page's stream contains them, or null if a glyph needs to be moved. */
  words: Map<string, string | null>;
}

/** Letters of one typeface and their position. */
export interface SetLetters {
  face: FaceName;
  text: string;
  size: number;
  x: number;
  y: number;
}

/**
 * Writes letters on the current page. pdfkit's `text` measures each line and encodes every word again, which takes
 * more than a third of the time of a document. If all glyphs are on the baseline, as nearly all are, the few
 * operators that the page's stream needs are made here.
 */
export class TextWriter {
  private readonly faces = new Map<FaceName, OpenedFace>();

  constructor(private readonly document: Document) {}

  /** Returns the operators for the page's stream, or null if the text has to be written with `drawByPdfkit`. */
  operators({ face, text, size, x, y }: SetLetters): string | null {
    const { font, words } = this.opened(face);
    const glyphs = glyphsOf(text, font, words);
    if (glyphs === null) return null;
    const { fonts } = this.document.page as unknown as { fonts: Record<string, object> };
    fonts[font.id] ??= font.ref();
    // pdfkit turns the page upside down, so the letters have to be turned as well.
    return `BT 1 0 0 -1 ${rounded(x)} ${rounded(y)} Tm /${font.id} ${size} Tf [${glyphs}] TJ ET\n`;
  }

  drawByPdfkit({ face, text, size, x, y }: SetLetters) {
    this.document.font(face, size).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  }

  private opened(name: FaceName): OpenedFace {
    const known = this.faces.get(name);
    if (known) return known;
    this.document.registerFont(name, face(name) as unknown as Buffer).font(name);
    const { _font: font } = this.document as unknown as { _font: EmbeddedFont };
    const opened = { font, words: new Map<string, string | null>() };
    this.faces.set(name, opened);
    return opened;
  }
}

function glyphsOf(text: string, font: EmbeddedFont, words: OpenedFace['words']): string | null {
  let all = '';
  for (const word of text.split(AFTER_SPACES)) {
    let glyphs = words.get(word);
    if (glyphs === undefined) {
      glyphs = encoded(word, font);
      words.set(word, glyphs);
    }
    if (glyphs === null) return null;
    all += glyphs;
  }
  return all;
}

const AFTER_SPACES = /(?<= )/;

/** Encodes glyphs together with the kerning between them. */
function encoded(word: string, font: EmbeddedFont): string | null {
  const [glyphs, positions] = font.encode(word);
  if (positions.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0)) return null;
  const parts = positions.map(({ xAdvance, advanceWidth }, index) => {
    const closer = advanceWidth - xAdvance;
    return closer === 0 ? glyphs[index] : `${glyphs[index]}>${rounded(closer)}<`;
  });
  return `<${parts.join('')}>`;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
