import { Badge } from '~/ui';

/** Whether a customer can sign in and be given something. */
export function CustomerStatus({ isClosed }: { isClosed: boolean }) {
  return isClosed ? <Badge>Account closed</Badge> : <Badge tone="accent">Active</Badge>;
}
