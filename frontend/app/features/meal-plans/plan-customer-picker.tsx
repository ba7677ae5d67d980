import type { MouseEvent } from 'react';
import { CustomerPicker } from '~/features/customers/customer-picker';
import { CustomerRow } from '~/features/customers/customer-row';
import type { usePicks } from '~/features/customers/use-picks';
import { Button, ButtonRow } from '~/ui';
import type { AssignChoice } from './assign-plan.server';
import { type PlanCustomer, planNote } from './plan-customer';

type Picks = ReturnType<typeof usePicks<PlanCustomer>>;

type PlanCustomerPickerProps = { choice: AssignChoice; picks: Picks };

/** The customers to whom a plan can be assigned, with the plan that each of them follows now. */
export function PlanCustomerPicker({ choice, picks }: PlanCustomerPickerProps) {
  const { shown, mostPicked, about } = choice;
  return (
    <CustomerPicker
      picks={picks}
      shown={shown}
      mostPicked={mostPicked}
      about={about}
      actions={<SelectButtons picks={picks} isAll={shown.pages <= 1} />}
      row={(customer) => (
        <CustomerRow
          customer={customer}
          isTicked={picks.ticked.has(customer.id)}
          onTick={(isTicked) => picks.tick(customer.id, isTicked)}
          notes={[planNote(customer)]}
        />
      )}
    />
  );
}

/** Without scripts, each button reloads the page with that selection. */
function SelectButtons({ picks: { rows, ticked, tickThose }, isAll }: { picks: Picks; isAll: boolean }) {
  const areAll = rows.length > 0 && rows.every(({ id }) => ticked.has(id));
  const button = (select: string, which: (customer: PlanCustomer) => boolean) => ({
    variant: 'secondary' as const,
    formMethod: 'get' as const,
    name: 'select',
    value: select,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      tickThose(which);
    },
  });
  return (
    <ButtonRow>
      <Button {...button('available', ({ follows }) => follows === 'none')}>Select Available Only</Button>
      {areAll ? (
        <Button {...button('none', () => false)}>Deselect All</Button>
      ) : (
        <Button {...button('all', () => true)}>{isAll ? 'Select All' : 'Select All on This Page'}</Button>
      )}
    </ButtonRow>
  );
}
