import { jsPDF } from 'jspdf';
import type { Area, TextStyle } from '#paper/recipe-cards/index';
import { lettersWidth } from './letter-widths';

type Look = Pick<TextStyle, 'size' | 'color' | 'weight'>;

/** Draws on A4 pages in points from their upper left corner, with the standard fonts of every reader. */
export class Pen {
  private readonly pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true });
  private readonly widths = new Map<string, number>();
  private page = 0;

  constructor({ title, author }: { title: string; author: string }) {
    this.pdf.setProperties({ title, author, subject: 'Recipe cards', creator: 'Mealwright' });
    this.pdf.setLanguage('en');
    this.pdf.setLineCap('round');
  }

  newPage(): void {
    this.page += 1;
    if (this.page > 1) this.pdf.addPage();
  }

  /** Adds a bookmark to the current page. */
  bookmark(title: string): void {
    this.pdf.outline.add(null, title, { pageNumber: this.page });
  }

  /** A word is measured once, independently of the font size. */
  widthOf(text: string, { size, weight }: Look): number {
    const bold = weight === 'semibold';
    const key = `${bold} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      this.choose(bold);
      width = lettersWidth(this.pdf, text, bold);
      this.widths.set(key, width);
    }
    return width * size;
  }

  /** `y` is the baseline. */
  text(text: string, x: number, y: number, { size, color, weight }: Look): void {
    this.choose(weight === 'semibold');
    this.pdf.setFontSize(size).setTextColor(color).text(text, x, y);
  }

  frame({ x, y, width, height }: Area, { color, thickness, radius }: Frame): void {
    this.pdf
      .setDrawColor(color)
      .setLineWidth(thickness)
      .roundedRect(x, y, width, height, radius, radius, 'S');
  }

  box({ x, y, width, height }: Area, color: string, radius: number): void {
    this.pdf.setFillColor(color).roundedRect(x, y, width, height, radius, radius, 'F');
  }

  /** Draws lines and curves, each from the end of the previous one. */
  strokes(path: number[][], x: number, y: number, { color, width, scale }: Stroke): void {
    this.pdf.setDrawColor(color).setLineWidth(width).lines(path, x, y, [scale, scale], 'S');
  }

  jpeg(bytes: Uint8Array, { x, y, width, height }: Area): void {
    this.pdf.addImage(bytes, 'JPEG', x, y, width, height);
  }

  file(): Blob {
    return this.pdf.output('blob');
  }

  private choose(bold: boolean): void {
    this.pdf.setFont('helvetica', bold ? 'bold' : 'normal');
  }
}

type Frame = { color: string; thickness: number; radius: number };
type Stroke = { color: string; width: number; scale: number };
