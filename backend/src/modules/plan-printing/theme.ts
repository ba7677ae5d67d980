import { COLORS as CARD_COLORS } from '../../../../paper/recipe-cards/index.js';
import type { TextStyle } from '../../platform/pdf/paragraph.js';
import type { TableLook } from '../../platform/pdf/table.js';

export { MACRO_COLORS, MEAL_COLORS } from '../../../../paper/recipe-cards/index.js';

/** The light theme of the pages (frontend/app/ui/styles/tokens.css), for paper. */
export const COLORS = {
  ...CARD_COLORS,
  raised: '#f4f4f5',
  box: '#71717a',
  accentStrong: '#065f46',
  accentSoft: '#ecfdf5',
  danger: '#b91c1c',
  dangerSoft: '#fef2f2',
} as const;

const style = (size: number, leading: number, more: Partial<TextStyle> = {}): TextStyle => ({
  size,
  leading,
  weight: 'regular',
  color: COLORS.ink,
  ...more,
});

export const TEXT = {
  section: style(22, 28, { weight: 'semibold' }),
  heading: style(14, 19, { weight: 'semibold' }),
  subheading: style(10.5, 15, { weight: 'semibold' }),
  body: style(10, 15),
  small: style(9, 13),
  muted: style(9, 13, { color: COLORS.muted }),
  label: style(8.5, 12, { weight: 'semibold', color: COLORS.muted }),
} as const;

export const TABLE: TableLook = {
  heading: TEXT.label,
  text: TEXT.small,
  line: COLORS.line,
  gap: { x: 10, y: 4 },
};
