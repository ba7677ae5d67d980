/** The longer sides of the files of a photo in pixels. */
export const PHOTO_SIDES = { large: 1600, small: 400 };

export type PhotoSize = keyof typeof PHOTO_SIDES;

export const PHOTO_SIZES = Object.keys(PHOTO_SIDES) as PhotoSize[];
