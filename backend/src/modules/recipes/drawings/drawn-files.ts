import { gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { FairSemaphore } from '../../../platform/limits/fair-semaphore.js';
import { sceneOf } from './draw.js';
import { type Drawing, readDrawing } from './drawing.js';
import { SCENE_SIZE } from './scene.js';
import { svgOf } from './svg.js';

/** A list shows a dozen at a time. Packed, these take about 300 kB as SVG, and 1.5 MB as PNG. */
const MAX_KEPT = 150;

/** The width of a PNG in pixels: two for each that mails show. */
const PNG_WIDTH = 192;
/** The color of the table under the dish, because mails have a ground of their own. */
const TABLE = '#f3eee5';
/** A PNG takes a processor for 15 ms, so the last one waits for less than a second. */
const PNG_LIMITS = { atOnce: 1, waiting: 50, waitingOfOne: 20, maxWaitMs: 5_000 };

/** Draws, and keeps what was drawn last, because lists show the same dishes again and again. */
@Injectable()
export class DrawnFiles {
  private readonly svgs = new Map<string, Buffer>();
  private readonly pngs = new Map<string, Promise<Buffer>>();
  private readonly semaphore = new FairSemaphore(PNG_LIMITS);

  /** Returns the SVG packed by gzip, or null if a word of the drawing is unknown. */
  packedSvg(text: string): Buffer | null {
    return this.keptIn(this.svgs, text, (drawing) => gzipSync(svgOf(sceneOf(drawing))));
  }

  /**
   * Returns a PNG, or null if a word of the drawing is unknown. `by` is the network that asks for it.
   */
  png(text: string, by: string): Promise<Buffer> | null {
    return this.keptIn(this.pngs, text, (drawing) => {
      const picture = this.drawPng(drawing, by);
      picture.catch(() => this.pngs.delete(text));
      return picture;
    });
  }

  /** The library that draws pixels is loaded with the first PNG, because it takes 11 MB and most processes draw none. */
  private async drawPng(drawing: Drawing, by: string): Promise<Buffer> {
    const end = await this.semaphore.take(by);
    try {
      const { drawnPicture } = await import('../../../platform/pictures/drawn-picture.js');
      const look = { width: SCENE_SIZE, height: SCENE_SIZE, ground: TABLE };
      return await drawnPicture(svgOf(sceneOf(drawing), look), { own: SCENE_SIZE, wanted: PNG_WIDTH });
    } finally {
      end();
    }
  }

  private keptIn<File>(
    files: Map<string, File>,
    text: string,
    draw: (drawing: Drawing) => File,
  ): File | null {
    const known = files.get(text);
    if (known) return known;
    const drawing = readDrawing(text);
    if (!drawing) return null;
    const file = draw(drawing);
    if (files.size >= MAX_KEPT) files.delete(files.keys().next().value ?? '');
    files.set(text, file);
    return file;
  }
}
