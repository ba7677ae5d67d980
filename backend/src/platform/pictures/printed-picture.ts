/** The number of pixels per point on paper, which is 216 per inch. */
const DENSITY = 3;
/**
 * The qualities are tried in order until the result is small enough. The last quality is used whatever size it gives.
 */
const QUALITIES = [80, 60, 40, 20, 5];
/** Photos stay below this at the best quality, while noise takes several times as much. */
const MAX_BYTES_OF_DOT = 0.35;
const MAX_BYTES_AROUND = 2_000;

/** The size on paper in points. */
export interface PrintedSize {
  width: number;
  height: number;
}

/** The smallest variant that is sharp at this size. */
export const widthFor = (widths: readonly number[], { width }: PrintedSize): number | undefined =>
  widths.find((one) => one >= width * DENSITY) ?? widths.at(-1);

/**
 * Makes a JPEG that fills the area, with its edges cropped. The stored pictures of a month would make a PDF of thirty
 * megabytes.
 */
export async function printedPicture(given: Buffer, size: PrintedSize): Promise<Buffer> {
  const { sharp } = await import('./sharp.js');
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
