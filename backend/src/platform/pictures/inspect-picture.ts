import type { Metadata } from 'sharp';
import { PictureError } from './pictures.errors.js';
import { sharp } from './sharp.js';

const MOST_MEGAPIXELS = 40;
/** Its first line is complete with its last byte: all of it has to be unpacked at once. */
const MOST_MEGAPIXELS_PROGRESSIVE = 20;

const BEGINNINGS: Record<string, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/** How large a picture is and how it is turned, from its first bytes: nothing is unpacked for what is refused. */
export async function inspectPicture(
  bytes: Buffer,
): Promise<Pick<Metadata, 'width' | 'height' | 'orientation'>> {
  if (bytes.length === 0) throw new PictureError('Please select an image.');
  const format = Object.keys(BEGINNINGS).find((name) => BEGINNINGS[name]?.(bytes));
  if (!format) throw new PictureError('Please select a JPEG, PNG, or WebP image.');
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureError();
    });
  if (header.format !== format) throw new PictureError();
  const most = header.isProgressive ? MOST_MEGAPIXELS_PROGRESSIVE : MOST_MEGAPIXELS;
  if (header.width * header.height > most * 1_000_000)
    throw new PictureError(`Please select an image of at most ${most} megapixels.`);
  if ((header.pages ?? 1) > 1) throw new PictureError('Please select an image that does not move.');
  return header;
}
