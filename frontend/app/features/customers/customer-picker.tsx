import type { ReactNode } from 'react';
import { EmptyState } from '~/ui';
import { SearchIcon } from '~/ui/icons';
import { CustomerPages } from './customer-pages';
import type { PickableCustomer } from './customer-row';
import { CustomerSearch } from './customer-search';
import type { usePicks } from './use-picks';

type CustomerPickerProps<Row extends PickableCustomer> = {
  picks: ReturnType<typeof usePicks<Row>>;
  shown: { search: string; page: number; pages: number; areTooMany: boolean };
  mostPicked: number;
  /** Tells the suggestions which plan or recipe is assigned. */
  about: string;
  /** Buttons that tick several at once. */
  actions?: ReactNode;
  row: (customer: Row) => ReactNode;
};

/** The customers of a form: a search, a page of boxes with those already picked, and links to other pages. */
export function CustomerPicker<Row extends PickableCustomer>({
  picks,
  shown,
  mostPicked,
  about,
  actions,
  row,
}: CustomerPickerProps<Row>) {
  return (
    <>
      <CustomerSearch<Row> search={shown.search} about={about} onPick={picks.pick} last={picks.last} />
      {actions}
      {picks.rows.length > 0 ? (
        <fieldset id="customerId" className="min-w-0">
          <legend className="sr-only">Customers</legend>
          <ul className="max-h-[300px] overflow-y-auto rounded-card border border-line bg-surface">
            {picks.rows.map((customer) => (
              <li key={customer.id} className="border-t border-line first:border-t-0">
                {row(customer)}
              </li>
            ))}
          </ul>
        </fieldset>
      ) : (
        <EmptyState icon={SearchIcon} title="No Matching Customers">
          Try adjusting your search.
        </EmptyState>
      )}
      <CustomerPages shown={shown} most={mostPicked} />
    </>
  );
}
