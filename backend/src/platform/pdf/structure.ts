import type { Part, Role } from './pen.js';

type Document = PDFKit.PDFDocument;
type Element = ReturnType<Document['struct']>;

interface OpenPart {
  role: Role | 'Document';
  element: Element;
}

/** Roles that hold text directly and contain no other parts. */
const HOLD_TEXT = new Set<OpenPart['role']>(['P', 'H1', 'H2', 'H3', 'H4', 'LI', 'TH', 'TD']);

/** Records the headings, paragraphs, lists, and tables of a document in reading order. */
export class Structure {
  private current: OpenPart;
  /**
   * The kind of content that is being written: text of the current part, decoration, or null if it is not
   * marked.
   */
  private marked: 'text' | 'furniture' | null = null;

  constructor(private readonly document: Document) {
    this.current = { role: 'Document', element: document.struct('Document') };
    document.addStructure(this.current.element);
  }

  part({ role, alt }: Part, draw: () => void) {
    if (this.marked === 'furniture' || HOLD_TEXT.has(this.current.role)) return draw();
    this.endText();
    const around = this.current;
    const element = this.document.struct(role, { ...(alt && { alt }), ...(role === 'TH' && COLUMN) });
    around.element.add(element);
    this.current = { role, element };
    draw();
    this.endText();
    element.end();
    this.current = around;
  }

  /** Content written from here on is read aloud. */
  text() {
    if (this.marked) return;
    this.current.element.add(this.document.markStructureContent(this.current.role));
    this.marked = 'text';
  }

  furniture(draw: () => void) {
    this.document.markContent('Artifact', { type: 'Pagination' });
    this.marked = 'furniture';
    draw();
    this.document.endMarkedContent();
    this.marked = null;
  }

  private endText() {
    if (this.marked !== 'text') return;
    this.document.endMarkedContent();
    this.marked = null;
  }
}

const COLUMN = { scope: 'Column' };
