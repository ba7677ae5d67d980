import { Badge } from '~/ui';

/** Shows whether a customer can sign in and be assigned anything. */
export function CustomerStatus({ isClosed }: { isClosed: boolean }) {
  return isClosed ? <Badge>Account closed</Badge> : <Badge tone="accent">Active</Badge>;
}
