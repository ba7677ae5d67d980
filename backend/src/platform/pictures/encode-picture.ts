import type { Sharp } from 'sharp';
import type { StoredFile } from '../storage/storage.js';
import { inspectPicture } from './inspect-picture.js';
import { PictureError } from './pictures.errors.js';
import { sharp } from './sharp.js';

export interface EncodedPicture {
  /** Widths in pixels in ascending order. None is larger than the uploaded picture. */
  widths: number[];
  /** The height of the widest file, in pixels. */
  height: number;
  /** Files by name, such as `640.avif`. */
  files: Map<string, StoredFile>;
}

const WIDTHS = [320, 640, 1280];
const WIDEST = 1280;
/**
 * The maximum ratio of height to width. Taller pictures are cropped, because every place that shows one is wider than
 * it is high.
 */
const MAX_ASPECT_RATIO = 1.5;
/** The maximum size of the variant for cards, because trainers use them on slow connections. */
const MAX_CARD_BYTES = 25_000;
const CARD_WIDTH = 640;
const PATIENCE_SECONDS = 20;

/** Raw pixels contain nothing else of the original file. In particular, its place and time are gone. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

export async function encodePicture(given: Buffer): Promise<EncodedPicture> {
  const widest = await upright(given, { sizeOf: cropped });
  const { width, height } = widest.info;
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
  const files = new Map<string, StoredFile>();
  // Encodes one after the other, because each takes a whole processor and tens of megabytes.
  for (const wanted of widths) {
    const most = wanted <= CARD_WIDTH ? MAX_CARD_BYTES : Number.POSITIVE_INFINITY;
    const pixels = await narrowed(widest, wanted);
    for (const format of ['avif', 'webp'] as const)
      files.set(`${wanted}.${format}`, await encoded(pixels, format, most));
  }
  files.set(`${width}.jpg`, await encoded(widest, 'jpeg'));
  return { widths, height, files };
}

interface Wanted {
  /** Returns width and height of the result. Parts that do not fit their ratio are cut off. */
  sizeOf: (width: number, height: number) => [number, number];
  mostMegapixels?: number;
}

/** Limits the width, and crops what is too tall. */
function cropped(width: number, height: number): [number, number] {
  const wanted = Math.min(width, WIDEST);
  const tall = Math.min(Math.round((height * wanted) / width), Math.round(wanted * MAX_ASPECT_RATIO));
  return [wanted, tall];
}

/** Applies the orientation of the camera and limits the size. Shrinking before rotating needs less memory. */
export async function upright(given: Buffer, { sizeOf, mostMegapixels }: Wanted): Promise<Pixels> {
  const header = await inspectPicture(given, mostMegapixels);
  const { turn, mirror } = TURNS[header.orientation ?? 1] ?? AS_IT_IS;
  const isAcross = turn % 180 !== 0;
  const [width, height] = isAcross ? [header.height, header.width] : [header.width, header.height];
  const [wanted, tall] = sizeOf(width, height).map((side) => Math.max(1, side)) as [number, number];
  const [across, down] = isAcross ? [tall, wanted] : [wanted, tall];
  const small = await readPixels(
    sharp(given, { failOn: 'error', sequentialRead: true })
      .resize(across, down, { fit: 'cover' })
      .toColourspace('srgb')
      .flatten({ background: '#fff' }),
  );
  return turn || mirror ? readPixels(from(small).flop(mirror).rotate(turn)) : small;
}

const AS_IT_IS = { turn: 0, mirror: false };

/** The inverse of each orientation that a camera may record: mirror first, then rotate. */
const TURNS: Record<number, typeof AS_IT_IS> = {
  2: { turn: 0, mirror: true },
  3: { turn: 180, mirror: false },
  4: { turn: 180, mirror: true },
  5: { turn: 270, mirror: true },
  6: { turn: 90, mirror: false },
  7: { turn: 90, mirror: true },
  8: { turn: 270, mirror: false },
};

const from = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

export const narrowed = (pixels: Pixels, width: number): Promise<Pixels> | Pixels =>
  width === pixels.info.width ? pixels : readPixels(from(pixels).resize(width));

const readPixels = (picture: Sharp): Promise<Pixels> =>
  readable(
    picture
      .timeout({ seconds: PATIENCE_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );

const ENCODERS = {
  avif: (picture: Sharp, quality: number) => picture.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture: Sharp, quality: number) => picture.webp({ quality, effort: 4 }),
  jpeg: (picture: Sharp, quality: number) => picture.jpeg({ quality, mozjpeg: true }),
};

const QUALITIES = {
  avif: [50, 40, 30, 20, 10],
  webp: [75, 60, 45, 30, 15, 1],
  jpeg: [80],
};

/** Encodes at the best quality that stays within this number of bytes. Most pictures fit on the first attempt. */
export async function encoded(
  pixels: Pixels,
  format: keyof typeof ENCODERS,
  most = Number.POSITIVE_INFINITY,
): Promise<StoredFile> {
  let body = Buffer.alloc(0);
  for (const quality of QUALITIES[format]) {
    const picture = ENCODERS[format](from(pixels), quality).timeout({ seconds: PATIENCE_SECONDS });
    body = await readable(picture.toBuffer());
    if (body.length <= most) break;
  }
  return { body, contentType: `image/${format}` };
}

/** Replaces the library's message about a broken picture, which is not meant for users. */
async function readable<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch {
    throw new PictureError();
  }
}
