import type { ReactNode } from 'react';
import { classes } from '../classes';

const gaps = { small: 'gap-2', medium: 'gap-4', large: 'gap-8' };

export type StackProps = {
  gap?: keyof typeof gaps;
  /** Limits the width to that of a form. */
  form?: boolean;
  children: ReactNode;
};

/** Stacks its content vertically with equal gaps. */
export function Stack({ gap = 'medium', form, children }: StackProps) {
  return <div className={classes('grid grid-cols-1', gaps[gap], form && 'max-w-form')}>{children}</div>;
}

/** Buttons in a row, which wraps if there is no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3 print:hidden">{children}</div>;
}
