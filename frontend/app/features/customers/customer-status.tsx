import { Badge } from '~/ui';

type CustomerStatusProps = {
  isClosed: boolean;
  /** Whether they have been here in the last 30 days. */
  isActive: boolean;
};

/** Says whether an account is closed or in use. Why someone has stayed away is among their needs. */
export function CustomerStatus({ isClosed, isActive }: CustomerStatusProps) {
  if (isClosed) return <Badge>Account closed</Badge>;
  return isActive ? <Badge tone="accent">Active</Badge> : null;
}
