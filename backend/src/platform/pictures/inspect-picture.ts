import type { Metadata } from 'sharp';
import { PictureError } from './pictures.errors.js';
import { sharp } from './sharp.js';

const MAX_MEGAPIXELS = 40;
/** A progressive picture has to be decoded completely, because its first row is only known with its last byte. */
const MAX_MEGAPIXELS_PROGRESSIVE = 20;
const MAX_BYTES_PROGRESSIVE = 64_000_000;

const MAX_SIDE = 12_000;
/** Other pictures are decoded in bands of many rows, so a row of several megabytes would add up to gigabytes. */
const MAX_BYTES_OF_ROW = 64_000;

const BEGINNINGS: Record<string, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/** Reads size and orientation from the first bytes, so that nothing is decoded of a picture that is refused. */
export async function inspectPicture(
  bytes: Buffer,
  mostMegapixels = MAX_MEGAPIXELS,
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
  const most = header.isProgressive ? mostMegapixelsProgressive(header) : mostMegapixels;
  if (header.width * header.height > most * 1_000_000)
    throw new PictureError(`Please select an image of at most ${most} megapixels.`);
  const widest = Math.min(MAX_SIDE, Math.floor(MAX_BYTES_OF_ROW / bytesOfPixel(header)));
  if (header.width > widest || header.height > MAX_SIDE)
    throw new PictureError(
      `Please select an image of at most ${widest.toLocaleString('en-US')} pixels on each side.`,
    );
  if ((header.pages ?? 1) > 1) throw new PictureError('Please select an image that does not move.');
  return header;
}

const mostMegapixelsProgressive = (header: Metadata): number =>
  Math.min(MAX_MEGAPIXELS_PROGRESSIVE, Math.floor(MAX_BYTES_PROGRESSIVE / bytesOfPixel(header) / 1_000_000));

/** The memory per pixel during decoding. A progressive JPEG is held as coefficients of two bytes. */
function bytesOfPixel({ format, isProgressive, channels, depth, chromaSubsampling }: Metadata): number {
  if (format !== 'jpeg' || !isProgressive) return channels * (depth === 'ushort' ? 2 : 1);
  const isHalved = chromaSubsampling?.startsWith('4:2:0') ?? false;
  return 2 * (channels === 3 && isHalved ? 1.5 : channels);
}
