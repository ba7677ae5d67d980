import type { PhotoSize } from '../../../platform/pictures/photo-sizes.js';

/** The name under which a file of a photo is stored. */
export const keyOf = (id: string, size: PhotoSize): string => `photos/${id}/${size}.webp`;
