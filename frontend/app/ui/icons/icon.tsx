import type { ReactNode } from 'react';
import { classes } from '../classes';

export type IconProps = { large?: boolean; className?: string };
export type IconComponent = (props: IconProps) => ReactNode;

/** The strokes of an icon in a square of 24. Icons are decoration, and the words beside them carry the meaning. */
export function Strokes({ d, large, className }: IconProps & { d: string }) {
  return (
    <svg
      className={classes('shrink-0', large ? 'size-6' : 'size-icon', className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
