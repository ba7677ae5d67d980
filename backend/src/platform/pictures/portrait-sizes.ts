/** The sides of the square files of a profile image in pixels, twice as many as the largest place that shows each has. */
export const PORTRAIT_SIDES = { large: 320, small: 96 };

export type PortraitSize = keyof typeof PORTRAIT_SIDES;

export const PORTRAIT_SIZES = Object.keys(PORTRAIT_SIDES) as PortraitSize[];
