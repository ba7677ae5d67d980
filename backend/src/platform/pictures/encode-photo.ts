import type { StoredFile } from '../storage/storage.js';
import { encoded, narrowed, upright } from './encode-picture.js';
import { PHOTO_SIDES, type PhotoSize } from './photo-sizes.js';

export interface EncodedPhoto {
  /** Width and height of the large file in pixels. */
  width: number;
  height: number;
  files: Record<PhotoSize, StoredFile>;
}

const MAX_MEGAPIXELS = 60;

/** Encodes a photo of a person as a whole: nothing is cut off, and nothing else of the original file is kept. */
export async function encodePhoto(given: Buffer): Promise<EncodedPhoto> {
  const large = await upright(given, {
    sizeOf: (width, height) => within(PHOTO_SIDES.large, width, height),
    mostMegapixels: MAX_MEGAPIXELS,
  });
  const { width, height } = large.info;
  const [narrow] = within(PHOTO_SIDES.small, width, height);
  const small = await narrowed(large, narrow);
  return {
    ...{ width, height },
    files: { large: await encoded(large, 'webp'), small: await encoded(small, 'webp') },
  };
}

/** Shrinks width and height until the longer one is at most this many pixels. */
function within(longest: number, width: number, height: number): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.round(width * scale), Math.round(height * scale)];
}
