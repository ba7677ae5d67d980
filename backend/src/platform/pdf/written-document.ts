import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import type { Anchor } from './block.js';
import type { Page, Section } from './pages.js';
import { PdfkitPen } from './pdfkit-pen.js';
import type { Pen } from './pen.js';
import { tidied } from './written-text.js';

export interface DocumentLook {
  size: 'A4' | 'LETTER';
  layout: 'portrait' | 'landscape';
  title: string;
  author: string;
  subject: string;
  /** The date is constant for a document, so that the file does not depend on when it was written. */
  createdAt: Date;
  /** Draws the header and the footer of every page that is not bare. */
  furniture(pen: Pen, page: Page, number: number): void;
}

/**
 * Writes the document page by page on demand, so that a slow reader does not fill the memory and nobody waits for
 * more than one page.
 */
export async function* writtenDocument(pages: readonly Page[], look: DocumentLook): AsyncGenerator<Buffer> {
  const document = opened(look);
  const pen = new PdfkitPen(document);
  const bookmarks = new Bookmarks(document);
  for (const [index, page] of pages.entries()) {
    await Promise.all(page.placed.map(({ block }) => block.prepare?.()));
    pen.newPage();
    bookmarks.addPage(page);
    drawPage(pen, page, index + 1, look);
    yield* written(document);
    await setImmediate();
  }
  document.end();
  yield* written(document);
}

function opened({ size, layout, title, author, subject, createdAt }: DocumentLook): PDFKit.PDFDocument {
  return new PDFDocument({
    autoFirstPage: false,
    // Avoids loading pdfkit's default font.
    font: '',
    // Words are cached across documents, and their glyphs per document.
    fontLayoutCache: false,
    size,
    layout,
    margin: 0,
    lang: 'en',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: tidied(title),
      Author: tidied(author),
      Subject: tidied(subject),
      Creator: 'Mealwright',
      Producer: 'Mealwright',
      CreationDate: createdAt,
    },
  });
}

function drawPage(pen: Pen, page: Page, number: number, look: DocumentLook) {
  if (!page.section.bare) pen.furniture(() => look.furniture(pen, page, number));
  for (const { block, x, y } of page.placed) block.draw(pen, x, y);
}

function* written(document: PDFKit.PDFDocument): Generator<Buffer> {
  const chunk: Buffer | null = (document as unknown as { read(): Buffer | null }).read();
  if (chunk) yield chunk;
}

/** Makes a bookmark for each section, with one below it for each of its anchors. */
class Bookmarks {
  private section: { is: Section; entry: PDFKit.PDFOutline } | null = null;

  constructor(private readonly document: PDFKit.PDFDocument) {}

  addPage({ section, placed }: Page) {
    if (this.section?.is !== section) {
      this.document.addNamedDestination(section.id, 'XYZ', 0, 0, null);
      this.section = { is: section, entry: this.entry(this.document.outline, section.title, 0) };
    }
    for (const { block, y } of placed) if (block.anchor) this.addAnchor(block.anchor, this.section.entry, y);
  }

  private addAnchor({ id, title }: Anchor, parent: PDFKit.PDFOutline, y: number) {
    this.document.addNamedDestination(id, 'XYZ', 0, y, null);
    this.entry(parent, title, y);
  }

  /** pdfkit measures `left` from the right edge. */
  private entry(parent: PDFKit.PDFOutline, title: string, top: number): PDFKit.PDFOutline {
    const options = { left: this.document.page.width, top };
    return parent.addItem(tidied(title), options as { expanded?: boolean });
  }
}
