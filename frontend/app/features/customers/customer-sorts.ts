import type { CustomerSort } from '~/paths/customers';

/** In the order in which they are offered. The first one needs no mention in an address. */
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
