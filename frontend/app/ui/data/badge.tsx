import type { ReactNode } from 'react';
import { classes } from '../classes';

export type BadgeTone =
  | 'neutral'
  | 'accent'
  | 'info'
  | 'warning'
  | 'danger'
  | 'breakfast'
  | 'lunch'
  | 'dinner'
  | 'snack';

const looks: Record<BadgeTone, string> = {
  neutral: 'bg-raised text-ink',
  accent: 'bg-accent-soft text-accent',
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  breakfast: 'meal-breakfast',
  lunch: 'meal-lunch',
  dinner: 'meal-dinner',
  snack: 'meal-snack',
};

type BadgeProps = {
  tone?: BadgeTone;
  /** Shows the drawing of the meal before its name. */
  drawn?: boolean;
  children: ReactNode;
};

/** A word about the state of something. The word carries the meaning, and the color only helps to find it. */
export function Badge({ tone = 'neutral', drawn, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center rounded-full border border-current/25 px-2 py-px text-sm font-semibold whitespace-nowrap',
        looks[tone],
        drawn && 'meal-drawn',
      )}
    >
      {children}
    </span>
  );
}
