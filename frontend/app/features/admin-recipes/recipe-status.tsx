import { Badge } from '~/ui';

/** The status of a recipe as admins see it. */
export function RecipeStatus({ isApproved }: { isApproved: boolean }) {
  return isApproved ? <Badge tone="accent">Approved</Badge> : <Badge tone="warning">Pending</Badge>;
}
