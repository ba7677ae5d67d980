import { Form } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLoadedConfirmation } from '~/features/confirmation/loaded-confirmation';
import { approveRecipesPath, deleteRecipesPath } from '~/paths/admin-recipes';
import { Button, ButtonLink, SubmitButton, useHydrated } from '~/ui';
import { CheckIcon, TrashIcon } from '~/ui/icons';

type SelectionProps = {
  /** The list in Select Mode with nothing checked. */
  from: string;
  /** The same list with all recipes of the page checked. */
  allTo: string;
  /** The number of recipes that can be selected. */
  count: number;
  /** The moment at which the list was loaded. */
  asOf: string;
  /** The recipes with their checkboxes. */
  children: ReactNode;
};

/** The form of Select Mode. Its checked boxes say which recipes are approved or deleted. */
export function Selection({ from, allTo, count, asOf, children }: SelectionProps) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<string[]>([]);
  const hydrated = useHydrated();
  const { ask, dialog } = useLoadedConfirmation('Delete Recipes');

  // The state is read from the boxes, because the server may have checked some, and the user others before scripts
  // ran.
  const read = () => setTicked(form.current ? idsIn(form.current) : []);
  useEffect(read, []);

  const askToDelete = (event: MouseEvent) => {
    if (form.current) ask(event, `${deleteRecipesPath}?${queryOf(form.current)}`);
  };
  const isNothing = hydrated && ticked.length === 0;
  return (
    <>
      <Form
        ref={form}
        method="get"
        action={deleteRecipesPath}
        onChange={read}
        className="grid grid-cols-1 gap-4"
        aria-label="Select Mode"
      >
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="asOf" value={asOf} />
        {children}
        <div className="tall:sticky bottom-bottom-bar z-10 -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-input bg-surface p-3 shadow-high">
          {hydrated ? (
            <>
              <label className="flex min-h-control items-center gap-2">
                <input
                  type="checkbox"
                  checked={count > 0 && ticked.length === count}
                  onChange={(event) => {
                    if (!form.current) return;
                    tickAll(form.current, event.target.checked);
                    read();
                  }}
                  className="size-icon"
                />
                Select all
              </label>
              <span role="status" className="grow font-semibold tabular-nums">
                {ticked.length} selected
              </span>
            </>
          ) : (
            <span className="grow">
              <ButtonLink to={allTo} variant="quiet">
                Select all on this page
              </ButtonLink>
            </span>
          )}
          <span className="flex gap-2">
            <SubmitButton
              variant="secondary"
              icon={CheckIcon}
              formMethod="post"
              formAction={approveRecipesPath}
              pendingText="Approving..."
              disabled={isNothing}
            >
              Approve
            </SubmitButton>
            <Button variant="danger" icon={TrashIcon} onClick={askToDelete} disabled={isNothing}>
              Delete
            </Button>
          </span>
        </div>
      </Form>
      {dialog}
    </>
  );
}

const idsIn = (form: HTMLFormElement): string[] => new FormData(form).getAll('id').map(String);

const queryOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function tickAll(form: HTMLFormElement, ticked: boolean): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[name=id]')) box.checked = ticked;
}
