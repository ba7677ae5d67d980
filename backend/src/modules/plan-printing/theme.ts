import type { TextStyle } from '../../platform/pdf/paragraph.js';
import type { TableLook } from '../../platform/pdf/table.js';
import type { Macro } from '../plan-model/index.js';
import type { MealType } from '../recipes/index.js';

/** The light theme of the pages (frontend/app/ui/styles/tokens.css), for paper. */
export const COLORS = {
  paper: '#ffffff',
  raised: '#f4f4f5',
  ink: '#18181b',
  muted: '#52525b',
  line: '#e4e4e7',
  box: '#71717a',
  accent: '#047857',
  accentStrong: '#065f46',
  accentSoft: '#ecfdf5',
  danger: '#b91c1c',
  dangerSoft: '#fef2f2',
} as const;

export const MACRO_COLORS: Record<Macro, string> = { protein: '#0284c7', carbs: '#d97706', fat: '#e11d48' };

export const MEAL_COLORS: Record<MealType, { ink: string; soft: string }> = {
  breakfast: { ink: '#9a3412', soft: '#fff7ed' },
  lunch: { ink: '#854d0e', soft: '#fefce8' },
  dinner: { ink: '#065f46', soft: '#ecfdf5' },
  snack: { ink: '#9d174d', soft: '#fdf2f8' },
};

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
