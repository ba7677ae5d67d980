import type { MealType } from '~/features/recipes/recipe-words';
import type { CardSize } from '../card-options';
import type { Style } from './paragraph';
import type { Area } from './pen';

/** The light theme of the pages (ui/styles/tokens.css), for paper. */
export const colors = {
  paper: '#ffffff',
  ink: '#18181b',
  muted: '#52525b',
  line: '#e4e4e7',
  accent: '#047857',
  protein: '#0284c7',
  carbs: '#d97706',
  fat: '#e11d48',
} as const;

/** The colors of the drawing for a recipe without a picture and of the meal's name. */
export const mealColors: Record<MealType, { ground: string; drawing: string; ink: string }> = {
  breakfast: { ground: '#f3d9bd', drawing: '#9a5a1c', ink: '#9a3412' },
  lunch: { ground: '#ecdfae', drawing: '#7d6210', ink: '#854d0e' },
  dinner: { ground: '#c3e2d2', drawing: '#1d6a4b', ink: '#065f46' },
  snack: { ground: '#f1cfdc', drawing: '#9b2f5c', ink: '#9d174d' },
};

const a4 = { width: 595.28, height: 841.89 };
const side = 36;
const foot = 48;
const betweenCards = 20;

export const body: Area = { x: side, y: side, width: a4.width - 2 * side, height: a4.height - side - foot };

/** The top of the footer. */
export const footerY = a4.height - 36;

/** The areas of a page for its cards. */
export function cardAreas(size: CardSize): Area[] {
  if (size !== 'small') return [body];
  const height = (body.height - betweenCards) / 2;
  return [
    { ...body, height },
    { ...body, y: body.y + height + betweenCards, height },
  ];
}

/** The distance between the edge of a card and its content. */
export const inset = 18;
export const gap = 16;

type SizeLook = {
  picture: { width: number; height: number };
  scale: number;
  /**
   * The maximum number of letters, which leaves room for the recipe. Nearly all names and descriptions are shorter.
   */
  most: { name: number; description: number };
};

/** The picture of a large card stands at the top and is as wide as the card. */
export const looks: Record<CardSize, SizeLook> = {
  small: { picture: { width: 160, height: 120 }, scale: 1, most: { name: 80, description: 200 } },
  medium: { picture: { width: 180, height: 135 }, scale: 1.12, most: { name: 120, description: 300 } },
  large: {
    picture: { width: body.width - 2 * inset, height: 200 },
    scale: 1.35,
    most: { name: 120, description: 300 },
  },
};

/** Scales that are tried in order until a text fits on its card. */
export const shrunk = [1, 0.92, 0.85, 0.78, 0.7] as const;

export type CardText = { label: Style; name: Style; body: Style; muted: Style };

const style = (size: number, leading: number, color: string, bold: boolean): Style => ({
  size,
  leading,
  color,
  bold,
});

export const textOf = (scale: number): CardText => ({
  label: style(8.5 * scale, 12 * scale, colors.muted, true),
  name: style(16 * scale, 22 * scale, colors.ink, true),
  body: style(10 * scale, 15 * scale, colors.ink, false),
  muted: style(10 * scale, 15 * scale, colors.muted, false),
});
