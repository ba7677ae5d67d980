import type { StoredFile } from '../storage/storage.js';
import { encoded, narrowed, upright } from './encode-picture.js';
import { PORTRAIT_SIDES, type PortraitSize } from './portrait-sizes.js';

export type EncodedPortrait = Record<PortraitSize, StoredFile>;

/** Encodes the square in the middle of a picture. Nothing else of the original file is kept. */
export async function encodePortrait(given: Buffer): Promise<EncodedPortrait> {
  const large = await upright(given, {
    sizeOf: (width, height) => {
      const side = Math.min(PORTRAIT_SIDES.large, width, height);
      return [side, side];
    },
  });
  const small = await narrowed(large, Math.min(PORTRAIT_SIDES.small, large.info.width));
  return { large: await encoded(large, 'webp'), small: await encoded(small, 'webp') };
}
