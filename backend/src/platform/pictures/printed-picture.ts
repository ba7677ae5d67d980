import { sharp } from './sharp.js';

/** Dots for each point of paper: 216 to the inch. */
const DENSITY = 3;
const QUALITY = 80;

/** For a place on paper, in points. */
export interface PrintedSize {
  width: number;
  height: number;
}

/** The smallest of its widths that is sharp enough there. */
export const widthFor = (widths: readonly number[], { width }: PrintedSize): number | undefined =>
  widths.find((one) => one >= width * DENSITY) ?? widths.at(-1);

/** A JPEG that fills the place, its edges cut: a month of pictures as they are kept would be thirty megabytes. */
export const printedPicture = (given: Buffer, { width, height }: PrintedSize): Promise<Buffer> =>
  sharp(given)
    .resize(Math.round(width * DENSITY), Math.round(height * DENSITY), { fit: 'cover' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
