import { Link } from '@remix-run/react';
import { CloseIcon } from '../icons';

export type Chip = {
  label: string /** The address of the page without it, which makes the chip removable. */;
  removeTo?: string;
};

/** Words side by side. Those beyond `limit` are summarized as "+N more". */
export function ChipList({ label, chips, limit }: { label: string; chips: readonly Chip[]; limit?: number }) {
  const shown = limit === undefined ? chips : chips.slice(0, limit);
  const rest = chips.slice(shown.length);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {shown.map(({ label: text, removeTo }) => (
        <li key={text} className="flex min-w-0">
          {removeTo === undefined ? (
            <span className="rounded-full bg-raised px-3 py-1 text-sm wrap-anywhere">{text}</span>
          ) : (
            <Link
              to={removeTo}
              className="inline-flex min-h-control items-center gap-1 rounded-full border border-input bg-surface ps-3 pe-2 text-sm hover:bg-raised"
            >
              <span className="sr-only">Remove filter: </span>
              {text}
              <CloseIcon className="text-muted" />
            </Link>
          )}
        </li>
      ))}
      {rest.length > 0 ? (
        <li className="flex">
          <span title={rest.map((chip) => chip.label).join(', ')} className="py-1 text-sm text-muted">
            +{rest.length} more
          </span>
        </li>
      ) : null}
    </ul>
  );
}
