import { dashArray, lookOf } from './looks';

/** A short piece of a line, which says in a legend which line is meant. */
export function Swatch({ look: number }: { look: number }) {
  const look = lookOf(number);
  return (
    <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
      <path
        d="M2 4h20"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray={dashArray(look)}
        className={look.stroke}
      />
    </svg>
  );
}
