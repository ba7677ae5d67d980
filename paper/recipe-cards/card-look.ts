import type { CardSize } from './card-content.js';
import type { Area, CardStyles, Size } from './typesetter.js';

const A4 = { width: 595.28, height: 841.89 };
const SIDE = 36;
const FOOT = 48;
const BETWEEN_CARDS = 20;

/** The area of a page that holds cards. */
export const BODY: Area = { x: SIDE, y: SIDE, width: A4.width - 2 * SIDE, height: A4.height - SIDE - FOOT };

/** The top of the footer. */
export const FOOTER_Y = A4.height - 36;

/** The areas of a page for its cards. */
export function cardAreas(size: CardSize): [Area, ...Area[]] {
  if (size !== 'small') return [BODY];
  const height = (BODY.height - BETWEEN_CARDS) / 2;
  return [
    { ...BODY, height },
    { ...BODY, y: BODY.y + height + BETWEEN_CARDS, height },
  ];
}

/** The space between the edge of a card and its content. */
export const INSET = 18;

/** The space between the columns of a card, and between its upper and lower half. */
export const GAP = 16;

interface SizeLook {
  picture: Size;
  /** The font size relative to that of a small card. */
  scale: number;
  /** These limits leave room for the recipe. Nearly all names and descriptions are shorter. */
  maxLetters: { name: number; description: number };
}

/** The picture of a large card stands at the top and is as wide as the card. */
export const LOOKS: Record<CardSize, SizeLook> = {
  small: { picture: { width: 160, height: 120 }, scale: 1, maxLetters: { name: 80, description: 200 } },
  medium: { picture: { width: 180, height: 135 }, scale: 1.12, maxLetters: { name: 120, description: 300 } },
  large: {
    picture: { width: BODY.width - 2 * INSET, height: 200 },
    scale: 1.35,
    maxLetters: { name: 120, description: 300 },
  },
};

/** Scales that are tried in order until a text fits on its card. */
export const SHRUNK = [1, 0.92, 0.85, 0.78, 0.7] as const;

export const scaledStyles = ({ label, name, body, muted }: CardStyles, scale: number): CardStyles => ({
  label: scaledStyle(label, scale),
  name: scaledStyle(name, scale),
  body: scaledStyle(body, scale),
  muted: scaledStyle(muted, scale),
});

const scaledStyle = <Style extends { size: number; leading: number }>(
  style: Style,
  scale: number,
): Style => ({
  ...style,
  size: style.size * scale,
  leading: style.leading * scale,
});
