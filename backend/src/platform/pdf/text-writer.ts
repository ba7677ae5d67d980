import { type FaceName, face } from './fonts.js';

type Document = PDFKit.PDFDocument;

/** What pdfkit keeps of a font that it embeds. */
interface EmbeddedFont {
  id: string;
  encode(text: string): [glyphs: string[], positions: GlyphPosition[]];
  ref(): object;
}

/** In thousandths of the size. */
interface GlyphPosition {
  xAdvance: number;
  advanceWidth: number;
  xOffset: number;
  yOffset: number;
}

interface OpenedFace {
  font: EmbeddedFont;
  /** Glyphs of words as they stand in a page's stream; null where one has to be moved. */
  words: Map<string, string | null>;
}

/** Letters of one face and where they stand. */
export interface SetLetters {
  face: FaceName;
  text: string;
  size: number;
  x: number;
  y: number;
}

/**
 * Letters for the current page. pdfkit's `text` measures each line again and encodes every word of it anew: more than a
 * third of the time of a document. Where glyphs stand in line, which nearly all do, the few words that a page's stream needs
 * are made here.
 */
export class TextWriter {
  private readonly faces = new Map<FaceName, OpenedFace>();

  constructor(private readonly document: Document) {}

  /** What is written into the stream of the page; null where that is better left to `drawByPdfkit`. */
  operators({ face, text, size, x, y }: SetLetters): string | null {
    const { font, words } = this.opened(face);
    const glyphs = glyphsOf(text, font, words);
    if (glyphs === null) return null;
    const { fonts } = this.document.page as unknown as { fonts: Record<string, object> };
    fonts[font.id] ??= font.ref();
    // Pages are upside down for pdfkit: their letters have to be so too.
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

/** Glyphs, and where two of them stand closer than usual, by how much. */
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
