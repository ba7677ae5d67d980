import { Form } from '@remix-run/react';
import { useState } from 'react';
import { Badge, Button, ButtonLink, ButtonRow, Stack, SubmitButton, TextInput, useHydrated } from '~/ui';
import { SearchIcon } from '~/ui/icons';
import type { Holder } from './customers.server';

type AssignFormProps = {
  action: string;
  customers: readonly Holder[];
  search: string;
  /** Of all, whatever was searched. */
  total: number;
  from: string;
};

/** Ticks say who holds the recipe; those that the search leaves out stay as they are, and so do those of others. */
export function AssignForm({ action, customers, search, total, from }: AssignFormProps) {
  const holders = customers.filter(({ hasRecipe }) => hasRecipe).map(({ id }) => id);
  const [ticked, setTicked] = useState(() => new Set(holders));
  const hydrated = useHydrated();
  const isUnchanged = ticked.size === holders.length && holders.every((id) => ticked.has(id));
  const toggle = (id: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  return (
    <Stack>
      {total > customers.length && !search ? (
        <p className="text-muted">
          The first {customers.length} of {total} customers. Search to find the others. Customers who are not
          shown keep what they have.
        </p>
      ) : null}
      {total > 8 || search ? <CustomerSearch action={action} search={search} from={from} /> : null}
      <Form method="post" action={action} className="grid gap-4">
        <input type="hidden" name="search" value={search} />
        <input type="hidden" name="from" value={from} />
        <fieldset className="min-w-0">
          <legend className="sr-only">Customers</legend>
          <ul className="max-h-[300px] overflow-y-auto rounded-card border border-line bg-surface">
            {customers.map(({ id, email, name, hasRecipe, assignedBy, isFixed }) => (
              <li key={id} className="border-t border-line first:border-t-0">
                <label className="flex min-h-12 items-center gap-3 px-3 py-1 hover:bg-raised">
                  <input
                    type="checkbox"
                    name="customerId"
                    value={id}
                    defaultChecked={hasRecipe}
                    disabled={isFixed}
                    onChange={(event) => toggle(id, event.target.checked)}
                    className="size-icon shrink-0"
                  />
                  <span className="min-w-0 grow wrap-anywhere">
                    {name ?? email}
                    {name ? <span className="block text-sm text-muted">{email}</span> : null}
                    {assignedBy ? (
                      <span className="block text-sm text-muted">Assigned by {assignedBy}</span>
                    ) : null}
                  </span>
                  {hasRecipe ? <Badge tone="accent">Has this recipe</Badge> : null}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <ButtonRow>
          <SubmitButton pendingText="Updating..." disabled={hydrated && isUnchanged}>
            Update
          </SubmitButton>
          <ButtonLink to={from}>Cancel</ButtonLink>
        </ButtonRow>
      </Form>
    </Stack>
  );
}

function CustomerSearch({ action, search, from }: Pick<AssignFormProps, 'action' | 'search' | 'from'>) {
  return (
    <Form method="get" action={action} role="search" className="flex items-end gap-2">
      <input type="hidden" name="from" value={from} />
      <div className="grow">
        <TextInput
          key={search}
          // The list below the dialog has a field of the same name.
          id="customer-search"
          label="Search customers"
          type="search"
          name="search"
          defaultValue={search}
        />
      </div>
      <Button variant="secondary" icon={SearchIcon}>
        Search
      </Button>
    </Form>
  );
}
