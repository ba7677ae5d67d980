import { sharp } from './sharp.js';

/** Dots for each point of paper: 216 to the inch. */
const DENSITY = 3;
/** The first with which it takes no more than it may; the last, whatever it takes. */
const QUALITIES = [80, 60, 40, 20, 5];
/** Photos take less than this at the best quality; noise takes several times as much. */
const MAX_BYTES_OF_DOT = 0.35;
const MAX_BYTES_AROUND = 2_000;

/** For a place on paper, in points. */
export interface PrintedSize {
  width: number;
  height: number;
}

/** The smallest of its widths that is sharp enough there. */
export const widthFor = (widths: readonly number[], { width }: PrintedSize): number | undefined =>
  widths.find((one) => one >= width * DENSITY) ?? widths.at(-1);

/** A JPEG that fills the place, its edges cut: a month of pictures as they are kept would be thirty megabytes. */
export async function printedPicture(given: Buffer, size: PrintedSize): Promise<Buffer> {
  const [width, height] = [Math.round(size.width * DENSITY), Math.round(size.height * DENSITY)];
  const maxBytes = width * height * MAX_BYTES_OF_DOT + MAX_BYTES_AROUND;
  const picture = sharp(given).resize(width, height, { fit: 'cover' });
  let printed = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    printed = await picture.clone().jpeg({ quality }).toBuffer();
    if (printed.length <= maxBytes) break;
  }
  return printed;
}
