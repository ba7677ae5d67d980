import { EmptyState } from '~/ui';
import { followsText, type PlanCustomer } from './plan-customer';

type CustomerBoxesProps = {
  picks: {
    rows: readonly PlanCustomer[];
    ticked: ReadonlySet<string>;
    tick: (id: string, isTicked: boolean) => void;
  };
};

/** A checkbox for each customer with the plan that they follow now. */
export function CustomerBoxes({ picks: { rows, ticked, tick } }: CustomerBoxesProps) {
  if (rows.length === 0)
    return <EmptyState title="No Matching Customers">Try adjusting your search.</EmptyState>;
  return (
    <fieldset id="customerId" className="min-w-0">
      <legend className="sr-only">Customers</legend>
      <ul className="max-h-[300px] overflow-y-auto rounded-card border border-line bg-surface">
        {rows.map((customer) => (
          <li key={customer.id} className="border-t border-line first:border-t-0">
            <label className="flex min-h-12 items-center gap-3 px-3 py-1 hover:bg-raised">
              <input
                type="checkbox"
                name="customerId"
                value={customer.id}
                checked={ticked.has(customer.id)}
                onChange={(event) => tick(customer.id, event.target.checked)}
                className="size-icon shrink-0"
              />
              <span className="min-w-0 grow wrap-anywhere">
                {customer.email}
                <span className="block text-sm text-muted">
                  {customer.name ? `${customer.name}, ` : ''}
                  {followsText(customer)}
                  {customer.follows === 'another' ? ', until this one starts' : ''} · ID{' '}
                  {customer.id.slice(0, 8)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
