import { Form } from '@remix-run/react';
import { Banner, SubmitButton } from '~/ui';

export const restoreIntent = 'restore';

type UndoDeletionProps = {
  /** The ID of what was deleted, from the address of the page. */
  deleted: string | null;
  /** Says what was deleted. */
  text: string;
};

/** Offers to undo a deletion, on the page to which it leads. */
export function UndoDeletion({ deleted, text }: UndoDeletionProps) {
  if (deleted === null) return null;
  return (
    <Banner
      action={
        <Form method="post">
          <input type="hidden" name="id" value={deleted} />
          <SubmitButton name="intent" value={restoreIntent} variant="secondary" pendingText="Restoring...">
            Undo
          </SubmitButton>
        </Form>
      }
    >
      {text}
    </Banner>
  );
}
