import { classes } from '../classes';

/** Stands in for content while the browser navigates. */
export function Skeleton({ lines = 3, card }: { lines?: number; card?: boolean }) {
  return (
    <div role="status" className={classes(card && 'rounded-card border border-line bg-surface p-4')}>
      <span className="sr-only">Loading…</span>
      <div aria-hidden="true" className="grid animate-breathe gap-3">
        {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line, index) => (
          <div
            key={line}
            className={classes('h-4 rounded-control bg-raised', index === lines - 1 && 'w-2/3')}
          />
        ))}
      </div>
    </div>
  );
}
