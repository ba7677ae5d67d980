import type { Line } from './paragraph.js';
import type { Area, Paint, Part, Pen, PlacedPath } from './pen.js';
import { Structure } from './structure.js';
import { TextWriter } from './text-writer.js';

type Document = PDFKit.PDFDocument;

interface OpenedPicture {
  width: number;
  height: number;
  colorSpace: string | undefined;
}

/** Draws on the current page of a pdfkit document. */
export class PdfkitPen implements Pen {
  private fill: string | null = null;
  private readonly text: TextWriter;
  private readonly structure: Structure;

  constructor(private readonly document: Document) {
    this.text = new TextWriter(document);
    this.structure = new Structure(document);
  }

  /** Every page starts with default colors. */
  newPage() {
    this.document.addPage();
    this.fill = null;
  }

  part(part: Part, draw: () => void) {
    this.structure.part(part, draw);
  }

  furniture(draw: () => void) {
    this.structure.furniture(draw);
  }

  /**
   * Writes the line at once, because pdfkit would keep each addition separately until the page is done. The trailing
   * space separates the last word from the next line for screen readers.
   */
  line({ pieces, size }: Line, x: number, y: number) {
    this.structure.text();
    let content = '';
    let at = x;
    for (const [index, { face, text, width, color }] of pieces.entries()) {
      const isLast = index === pieces.length - 1 && face !== 'emoji';
      const letters = { face, text: isLast ? `${text} ` : text, size, x: at, y };
      const operators = this.text.operators(letters);
      content += this.inkFor(color) + (operators ?? '');
      if (operators === null) {
        this.document.addContent(content);
        this.text.drawByPdfkit(letters);
        content = '';
      }
      at += width;
    }
    if (content) this.document.addContent(content);
  }

  box({ x, y, width, height }: Area, paint: Paint & { radius?: number }) {
    this.take(paint);
    if (paint.radius) this.document.roundedRect(x, y, width, height, paint.radius);
    else this.document.rect(x, y, width, height);
    this.apply(paint);
  }

  drawing(path: string, { x, y, size }: { x: number; y: number; size: number }, paint: Paint) {
    this.document
      .save()
      .translate(x, y)
      .scale(size / 48)
      .lineCap('round')
      .lineJoin('round');
    this.take(paint);
    this.document.path(path);
    this.apply(paint);
    this.document.restore();
    this.fill = null;
  }

  illustration(
    paths: Iterable<PlacedPath>,
    side: number,
    { x, y, size, alt }: { x: number; y: number; size: number; alt: string },
  ) {
    this.part({ role: 'Figure', alt }, () => {
      this.structure.text();
      this.document
        .save()
        .translate(x + size / 2, y + size / 2)
        .scale(size / side)
        .lineCap('round')
        .lineJoin('round');
      for (const path of paths) this.place(path);
      this.document.restore();
      this.fill = null;
    });
  }

  private place({ d, fill, stroke, width = 1, opacity, at }: PlacedPath) {
    const { document } = this;
    document.save();
    if (at) document.translate(at.x, at.y).rotate(at.turn).scale(at.scale);
    if (opacity !== undefined) document.opacity(opacity);
    document.path(d);
    if (stroke) document.lineWidth(width);
    if (fill && stroke) document.fillAndStroke(fill, stroke);
    else if (fill) document.fill(fill);
    else if (stroke) document.stroke(stroke);
    document.restore();
  }

  picture(jpeg: Uint8Array, area: Area, { radius, alt }: { radius: number; alt: string }): boolean {
    const opened = this.open(jpeg);
    if (!opened) return false;
    this.part({ role: 'Figure', alt }, () => {
      this.structure.text();
      this.show(opened, area, radius);
    });
    return true;
  }

  link(anchorId: string, { x, y, width, height }: Area) {
    this.document.goTo(x, y, width, height, anchorId);
  }

  /** pdfkit does not validate the content of a file, so the signature of a JPEG is checked here. */
  private open(jpeg: Uint8Array): OpenedPicture | null {
    if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return null;
    const { document } = this;
    try {
      const opened = (document as unknown as { openImage(data: Uint8Array): OpenedPicture }).openImage(jpeg);
      return opened.width > 0 && opened.height > 0 && opened.colorSpace ? opened : null;
    } catch {
      return null;
    }
  }

  private show(picture: OpenedPicture, { x, y, width, height }: Area, radius: number) {
    this.document.save().roundedRect(x, y, width, height, radius).clip();
    this.document.image(picture as unknown as Buffer, x, y, {
      cover: [width, height],
      align: 'center',
      valign: 'center',
    });
    this.document.restore();
  }

  /** Colors are written before the path, because they may not change between a path and its painting. */
  private take({ fill, stroke, thickness = 1 }: Paint) {
    const content =
      (fill ? this.inkFor(fill) : '') + (stroke ? `${redGreenBlue(stroke)} RG ${thickness} w` : '');
    if (content) this.document.addContent(content);
  }

  private apply({ fill, stroke }: Paint) {
    if (fill && stroke) this.document.fillAndStroke();
    else if (stroke) this.document.stroke();
    else this.document.fill();
  }

  /** Returns the operator that changes the fill color, or nothing if the color stays the same. */
  private inkFor(color: string): string {
    if (color === this.fill) return '';
    this.fill = color;
    return `${redGreenBlue(color)} rg\n`;
  }
}

const known = new Map<string, string>();

/** Converts #rrggbb into the numbers that a page's stream uses. */
function redGreenBlue(color: string): string {
  let numbers = known.get(color);
  if (!numbers) {
    const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
    numbers = parts.map((part) => Math.round(part * 1000) / 1000).join(' ');
    known.set(color, numbers);
  }
  return numbers;
}
