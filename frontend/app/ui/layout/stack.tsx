import type { ReactNode } from 'react';
import { classes } from '../classes';

const gaps = { small: 'gap-2', medium: 'gap-4', large: 'gap-8' };

export type StackProps = {
  gap?: keyof typeof gaps;
  /** As wide as a form may be. */
  form?: boolean;
  children: ReactNode;
};

/** Things below each other at an even distance. */
export function Stack({ gap = 'medium', form, children }: StackProps) {
  return <div className={classes('grid grid-cols-1', gaps[gap], form && 'max-w-form')}>{children}</div>;
}

/** Buttons beside each other, wrapping where there is no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3 print:hidden">{children}</div>;
}
