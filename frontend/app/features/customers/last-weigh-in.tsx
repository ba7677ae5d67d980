import { signed } from '~/platform/signed';
import type { ListedCustomer } from './customers.server';

type LastWeighInProps = {
  weighIn: ListedCustomer['lastWeighIn'];
  /** Says on which day it was. */
  when: string | null;
};

/** The last weight of a customer, how it has changed since the one before, and when it was measured. */
export function LastWeighIn({ weighIn, when }: LastWeighInProps) {
  if (!weighIn) return <span className="text-muted">None</span>;
  const { weight, change, units } = weighIn;
  const unit = units === 'us' ? 'lb' : 'kg';
  return (
    <>
      <span className="font-semibold whitespace-nowrap">
        {weight} {unit}
      </span>{' '}
      {change === null ? null : <span className="whitespace-nowrap">{`${signed(change)} ${unit}`}</span>}
      {when ? <span className="block text-sm text-muted">{when}</span> : null}
    </>
  );
}
