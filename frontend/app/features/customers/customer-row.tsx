import type { ReactNode } from 'react';

/** A customer as every form with boxes for customers shows them. */
export type PickableCustomer = { id: string; email: string; name: string | null };

type CustomerRowProps = {
  customer: PickableCustomer;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** The box cannot be changed. */
  isFixed?: boolean;
  /** Lines below the name. */
  notes?: readonly string[];
  badge?: ReactNode;
};

/** A box for one customer. */
export function CustomerRow({ customer, isTicked, onTick, isFixed, notes = [], badge }: CustomerRowProps) {
  const { id, email, name } = customer;
  return (
    <label className="flex min-h-12 items-center gap-3 px-3 py-1 hover:bg-raised">
      <input
        type="checkbox"
        name="customerId"
        value={id}
        checked={isTicked}
        disabled={isFixed}
        onChange={(event) => onTick(event.target.checked)}
        className="size-icon shrink-0"
      />
      <span className="min-w-0 grow wrap-anywhere">
        {name ?? email}
        {[...(name ? [email] : []), ...notes].map((line) => (
          <span key={line} className="block text-sm text-muted">
            {line}
          </span>
        ))}
      </span>
      {badge}
    </label>
  );
}
