import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { approveRecipePath } from '~/paths/admin-recipes';

type ApproveFormProps = {
  id: string;
  /** When the page was loaded. Recipes that changed since then are not approved. */
  asOf: string;
  /** The page to return to afterwards. */
  from: string;
  /** The buttons. */
  children: ReactNode;
};

export function ApproveForm({ id, asOf, from, children }: ApproveFormProps) {
  return (
    <Form method="post" action={approveRecipePath(id)} preventScrollReset className="contents">
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="asOf" value={asOf} />
      {children}
    </Form>
  );
}
