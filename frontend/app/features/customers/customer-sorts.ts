import type { CustomerSort } from '~/paths/customers';

/** The sort orders as they are offered. The first one is the default, which addresses leave out. */
export const CUSTOMER_SORTS: readonly { value: CustomerSort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email' },
];

export function sortIn(params: URLSearchParams): CustomerSort {
  const asked = params.get('sort');
  return CUSTOMER_SORTS.find(({ value }) => value === asked)?.value ?? 'newest';
}
