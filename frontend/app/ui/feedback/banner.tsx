import type { ReactNode } from 'react';
import { classes } from '../classes';
import { type Tone, tones } from './tones';

export type BannerProps = {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  /** A way to act on the message: a link or a button. */
  action?: ReactNode;
};

export function Banner({ tone = 'info', title, children, action }: BannerProps) {
  const { icon: Icon, word, text, box } = tones[tone];
  return (
    <div className={classes('flex items-start gap-3 rounded-card border p-3', box)}>
      <Icon className={classes('mt-px', text)} />
      <div className="min-w-0 grow wrap-anywhere">
        <span className="sr-only">{word}: </span>
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {action ? <div className="-my-1 shrink-0">{action}</div> : null}
    </div>
  );
}
