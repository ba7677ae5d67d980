import { useFetcher } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
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
  useStateOfVisit,
} from '~/ui';

/**
 * A confirmation whose text comes from the loader of its own page, because only that knows what else would be deleted
 * or changed.
 */
export type LoadedConfirmation = {
  title: string;
  text: string;
  /** The names of what is affected. */
  names: readonly string[];
  /** Further consequences. */
  notes: readonly string[];
  confirmText: string;
  pendingText: string;
  /** The address that receives the answer. */
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
 * Opens the confirmation of another page over this one. `ask` handles the click on a link to that page, or on a
 * button that submits to it. Without scripts, the browser simply goes there.
 */
export function useLoadedConfirmation(title: string): {
  ask: (event: MouseEvent, path?: string) => void;
  dialog: ReactNode;
} {
  // A confirmed action often leads back to this page, and the dialog must be closed then.
  const [path, setPath] = useStateOfVisit<string>();
  const close = () => setPath(null);
  return {
    ask(event, to) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const { currentTarget } = event;
      const asked = to ?? (currentTarget instanceof HTMLAnchorElement ? pathOf(currentTarget) : null);
      if (!asked) return;
      event.preventDefault();
      setPath(asked);
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
            Try Again
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
  /** The address of the confirmation's own page. */
  to: string;
  title: string;
  look?: Pick<ButtonLinkProps, 'variant' | 'icon' | 'wide'>;
  children: ReactNode;
};

/** A link to a confirmation page. With scripts, the confirmation opens over the current page. */
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
