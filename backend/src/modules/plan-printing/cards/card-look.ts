import type { TextStyle } from '../../../platform/pdf/paragraph.js';
import type { Area } from '../../../platform/pdf/pen.js';
import { COLORS, TEXT } from '../theme.js';
import type { CardSize } from './cards-document.js';

const A4 = { width: 595.28, height: 841.89 };
const SIDE = 36;
const FOOT = 48;
const BETWEEN_CARDS = 20;

export const BODY: Area = { x: SIDE, y: SIDE, width: A4.width - 2 * SIDE, height: A4.height - SIDE - FOOT };

/** The top of the footer. */
export const FOOTER_Y = A4.height - 36;

/** The areas of a page for its cards. */
export function cardAreas(size: CardSize): Area[] {
  if (size !== 'small') return [BODY];
  const height = (BODY.height - BETWEEN_CARDS) / 2;
  return [
    { ...BODY, height },
    { ...BODY, y: BODY.y + height + BETWEEN_CARDS, height },
  ];
}

/** The space between the edge of a card and its content. */
export const INSET = 18;
export const GAP = 16;

interface SizeLook {
  picture: { width: number; height: number };
  /** The font size relative to that of a printed plan. */
  scale: number;
  /**
   * The maximum number of letters, which leaves room for the recipe. Nearly all names and descriptions are shorter.
   */
  most: { name: number; description: number };
}

/** The picture of a large card stands at the top and is as wide as the card. */
export const LOOKS: Record<CardSize, SizeLook> = {
  small: { picture: { width: 160, height: 120 }, scale: 1, most: { name: 80, description: 200 } },
  medium: { picture: { width: 180, height: 135 }, scale: 1.12, most: { name: 120, description: 300 } },
  large: {
    picture: { width: BODY.width - 2 * INSET, height: 200 },
    scale: 1.35,
    most: { name: 120, description: 300 },
  },
};

/** Scales that are tried in order until a text fits on its card. */
export const SHRUNK = [1, 0.92, 0.85, 0.78, 0.7] as const;

export interface CardText {
  label: TextStyle;
  name: TextStyle;
  body: TextStyle;
  muted: TextStyle;
}

export const textOf = (scale: number): CardText => ({
  label: scaled(TEXT.label, scale),
  name: scaled(TEXT.heading, scale * 1.15),
  body: scaled(TEXT.body, scale),
  muted: { ...scaled(TEXT.body, scale), color: COLORS.muted },
});

const scaled = (style: TextStyle, by: number): TextStyle => ({
  ...style,
  size: style.size * by,
  leading: style.leading * by,
});
