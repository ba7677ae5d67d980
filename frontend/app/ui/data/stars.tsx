import { classes } from '../classes';

const whole = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8Z';
const leftHalf = 'M12 3.2V17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8Z';

/** A star that is empty, half filled, or filled. */
export function Star({ filled, large }: { filled: 0 | 0.5 | 1; large?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={classes('shrink-0 text-warning', large ? 'size-6' : 'size-4')}
    >
      {filled > 0 ? <path d={filled === 1 ? whole : leftHalf} fill="currentColor" /> : null}
      <path d={whole} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}

/** Returns how much of the n-th star (starting with 1) an average fills, rounded to halves. */
export function fillOf(star: number, average: number): 0 | 0.5 | 1 {
  const halves = Math.round(average * 2) / 2;
  if (halves >= star) return 1;
  return halves >= star - 0.5 ? 0.5 : 0;
}

type StarsProps = {
  average: number;
  /** The number of raters. It is omitted for the rating of a single person. */
  count?: number;
};

/** An average as stars with halves and in words. */
export function Stars({ average, count }: StarsProps) {
  return (
    <span className="inline-flex items-center gap-1 text-sm tabular-nums">
      <span className="inline-flex">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} filled={fillOf(star, average)} />
        ))}
      </span>
      {count === undefined ? null : (
        <span aria-hidden="true">
          {average.toFixed(1)} <span className="text-muted">({count})</span>
        </span>
      )}
      <span className="sr-only">{inWords(average, count)}</span>
    </span>
  );
}

function inWords(average: number, count: number | undefined): string {
  if (count === undefined) return `${average} of 5 stars`;
  return `Rated ${average.toFixed(1)} of 5 by ${count === 1 ? '1 person' : `${count} people`}`;
}
