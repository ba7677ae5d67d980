import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { approveRecipePath } from '~/paths/admin-recipes';

type ApproveFormProps = {
  id: string;
  /** When it was read: what has changed since then is not approved unseen. */
  asOf: string;
  /** Where it leads when it is done. */
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
