import { Form } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { PageHeader } from '../navigation/page-header';
import { useStateOfVisit } from '../use-state-of-visit';
import { Button, ButtonLink, type ButtonLinkProps } from './button';
import { Dialog } from './dialog';
import { SubmitButton } from './submit-button';

export type Confirmation = {
  /** The question, such as "Withdraw this invitation?" */
  title: string;
  /** Says what will happen and whether it can be undone. */
  children: ReactNode;
  /** The text of the button, with a verb: "Withdraw invitation". */
  confirmText: string;
  pendingText?: string;
  /** The address to post to. The default is the current page. */
  action?: string;
  /** Hidden fields of the form. */
  fields?: Readonly<Record<string, string>>;
  /** The button is red, for actions that cannot be undone. This is the default. */
  danger?: boolean;
};

/** The confirmation as a page of its own, to which a confirming link leads without scripts. */
export function ConfirmPage({ cancelTo, ...confirmation }: Confirmation & { cancelTo: string }) {
  return (
    <div className="max-w-form">
      <PageHeader title={confirmation.title} />
      <ConfirmForm {...confirmation} cancel={<ButtonLink to={cancelTo}>Cancel</ButtonLink>} />
    </div>
  );
}

export type ConfirmLinkProps = {
  /** The address of the confirmation's own page. */
  to: string;
  look?: Pick<ButtonLinkProps, 'variant' | 'icon' | 'wide'>;
  text: ReactNode;
  confirmation: Confirmation;
};

/** A link to a confirmation page. With scripts, the same question opens over the current page. */
export function ConfirmLink({ to, look, text, confirmation }: ConfirmLinkProps) {
  // A confirmed action often leads back to the page with this link, and the dialog must be closed then.
  const [isOpen, setOpen] = useStateOfVisit<boolean>();
  const close = () => setOpen(null);

  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <ButtonLink {...look} to={to} onClick={ask}>
        {text}
      </ButtonLink>
      <Dialog title={confirmation.title} open={isOpen === true} onClose={close}>
        <ConfirmForm
          {...confirmation}
          action={confirmation.action ?? to}
          cancel={
            <Button type="button" variant="secondary" onClick={close}>
              Cancel
            </Button>
          }
        />
      </Dialog>
    </>
  );
}

/** Renders only the form of the question, for a dialog that already has the question as its title. */
export function ConfirmForm(props: Omit<Confirmation, 'title'> & { cancel: ReactNode }) {
  const { children, confirmText, pendingText, action, fields, danger = true, cancel } = props;
  return (
    <Form method="post" action={action} className="grid gap-4">
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0 wrap-anywhere">{children}</div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant={danger ? 'danger' : 'primary'} pendingText={pendingText} formAction={action}>
          {confirmText}
        </SubmitButton>
        {cancel}
      </div>
    </Form>
  );
}
