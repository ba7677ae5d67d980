import type { CustomerSort } from '~/paths/customers';

/** The sort orders as they are offered. The first one is the default, which addresses leave out. */
export const CUSTOMER_SORTS: readonly { value: CustomerSort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'Name' },
  { value: 'weigh-in', label: 'Weigh-in' },
  { value: 'seen', label: 'Last seen' },
];

export function sortIn(params: URLSearchParams): CustomerSort {
  const asked = params.get('sort');
  return CUSTOMER_SORTS.find(({ value }) => value === asked)?.value ?? 'newest';
}
