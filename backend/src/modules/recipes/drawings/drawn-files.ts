import { gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { sceneOf } from './draw.js';
import { readDrawing } from './drawing.js';
import { svgOf } from './svg.js';

/** A list shows a dozen at a time. Packed, these take about 300 kB. */
const MAX_KEPT = 150;

/** Draws, and keeps what was drawn last, because lists show the same dishes again and again. */
@Injectable()
export class DrawnFiles {
  private readonly kept = new Map<string, Buffer>();

  /** Returns the SVG packed by gzip, or null if a word of the drawing is unknown. */
  packedSvg(text: string): Buffer | null {
    const known = this.kept.get(text);
    if (known) return known;
    const drawing = readDrawing(text);
    if (!drawing) return null;
    const packed = gzipSync(svgOf(sceneOf(drawing)));
    if (this.kept.size >= MAX_KEPT) this.kept.delete(this.kept.keys().next().value ?? '');
    this.kept.set(text, packed);
    return packed;
  }
}
