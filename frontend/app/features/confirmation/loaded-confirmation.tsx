import { useFetcher, useLocation } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { isUnanswered } from '~/platform/connection/failures';
import {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  ButtonRow,
  type Confirmation,
  ConfirmForm,
  Dialog,
  Skeleton,
} from '~/ui';

/** A confirmation in the words of its own page's loader: only that knows what else would be deleted or changed. */
export type LoadedConfirmation = {
  title: string;
  text: string;
  /** What it is about, by name. */
  names: readonly string[];
  /** What else will happen. */
  notes: readonly string[];
  confirmText: string;
  pendingText: string;
  /** Where the answer goes. */
  action: string;
  fields: Readonly<Record<string, string>>;
  danger: boolean;
};

export function confirmationOf({ text, names, notes, ...rest }: LoadedConfirmation): Confirmation {
  return {
    ...rest,
    children: (
      <div className="grid gap-3">
        <p className="wrap-anywhere">{text}</p>
        {names.length > 0 ? (
          <ul className="max-h-[12rem] list-disc overflow-y-auto ps-6 font-semibold">
            {names.map((name, place) => (
              <li key={place} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        ) : null}
        {notes.map((note) => (
          <p key={note} className="wrap-anywhere">
            {note}
          </p>
        ))}
      </div>
    ),
  };
}

/**
 * Opens the confirmation of another page over this one. `ask` is for the click on a link to that page, or on a button of a form
 * that leads there: without scripts it is simply gone to.
 */
export function useLoadedConfirmation(title: string): {
  ask: (event: MouseEvent, path?: string) => void;
  dialog: ReactNode;
} {
  // What was confirmed often leads back to this page: the overlay has done its work then.
  const { key } = useLocation();
  const [asked, setAsked] = useState<{ path: string; at: string }>();
  const path = asked?.at === key ? asked.path : null;
  const close = () => setAsked(undefined);
  return {
    ask(event, to) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const { currentTarget } = event;
      const path = to ?? (currentTarget instanceof HTMLAnchorElement ? pathOf(currentTarget) : null);
      if (!path) return;
      event.preventDefault();
      setAsked({ path, at: key });
    },
    dialog: (
      <Dialog title={title} open={path !== null} onClose={close}>
        {path === null ? null : <Asked key={path} path={path} onCancel={close} />}
      </Dialog>
    ),
  };
}

const pathOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search;

function Asked({ path, onCancel }: { path: string; onCancel: () => void }) {
  const { load, data, state } = useFetcher<{ confirmation: LoadedConfirmation }>();
  useEffect(() => load(path), [load, path]);
  if (isUnanswered(data)) {
    return (
      <div role="alert" className="grid gap-4">
        <p>The server could not be reached. Nothing has been changed.</p>
        <ButtonRow>
          <Button type="button" pending={state !== 'idle'} pendingText="Trying..." onClick={() => load(path)}>
            Try again
          </Button>
          <Button type="button" variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </ButtonRow>
      </div>
    );
  }
  if (!data) return <Skeleton lines={3} />;
  const { title: _, ...confirmation } = confirmationOf(data.confirmation);
  return (
    <ConfirmForm
      {...confirmation}
      cancel={
        <Button type="button" variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      }
    />
  );
}

type LoadedConfirmLinkProps = {
  /** The confirmation's own page. */
  to: string;
  title: string;
  look?: Pick<ButtonLinkProps, 'variant' | 'icon' | 'wide'>;
  children: ReactNode;
};

/** A link to a confirmation's page; with scripts the confirmation opens over this one. */
export function LoadedConfirmLink({ to, title, look, children }: LoadedConfirmLinkProps) {
  const { ask, dialog } = useLoadedConfirmation(title);
  return (
    <>
      <ButtonLink {...look} to={to} onClick={ask}>
        {children}
      </ButtonLink>
      {dialog}
    </>
  );
}
