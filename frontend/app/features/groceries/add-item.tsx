import { Form } from '@remix-run/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProblems } from '~/features/forms/form-problems';
import { useSubmitCount } from '~/features/forms/use-submit-count';
import { formState, type RefusedForm } from '~/platform/forms';
import { Select, SubmitButton, TextInput } from '~/ui';
import { PlusIcon } from '~/ui/icons';
import { categoryOptions, unitOptions } from './grocery-words';
import { intents } from './intents';
import { isPlainlyFine, itemFrom, type NewItem, typedItemIn } from './item-fields';

type AddItemProps = {
  listId: string | null;
  refused: RefusedForm | undefined;
  /** Adds an item to the list without waiting for the server. A list that does not exist yet is made by the server. */
  add: (item: NewItem) => void;
  /** Content that stays in view above the form. */
  children: ReactNode;
};

/** The form that stays in view above the bottom bar. Only the name has to be typed. */
export function AddItem({ listId, refused, add, children }: AddItemProps) {
  const count = useSubmitCount(intents.add, refused !== undefined);
  const [answered, setAnswered] = useState<RefusedForm>();
  const shown = refused === answered ? undefined : refused;
  const form = formState(shown, { initial: { quantity: '1' }, intent: intents.add });
  const name = useRef<HTMLDivElement>(null);
  const focusName = () => name.current?.querySelector('input')?.focus();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const item = itemFrom(typedItemIn(new FormData(event.currentTarget)));
    if (!listId || !isPlainlyFine(item)) return;
    event.preventDefault();
    add(item);
    setAnswered(refused);
    event.currentTarget.reset();
    focusName();
  };
  // The next item is typed at once, also after the server has made the list or refused the item before.
  useEffect(() => {
    if (count > 0 || answered) focusName();
  }, [count, answered]);
  return (
    <div className="tall:sticky bottom-bottom-bar z-10 -mx-1 rounded-card border border-input bg-surface p-3 shadow-high print:border-0 print:shadow-none">
      {children}
      <Form method="post" noValidate aria-label="New item" onSubmit={submit} className="print:hidden">
        <input type="hidden" name="intent" value={intents.add} />
        {listId ? <input type="hidden" name="list" value={listId} /> : null}
        <FormProblems form={form} title="The item could not be added" />
        <div key={`${form.attempt} ${count}`} className="grid gap-2 sm:grid-cols-[1fr_auto]">
          <div className="flex items-end gap-2">
            <div ref={name} className="grow">
              <TextInput
                label="Add an item"
                hideLabel
                placeholder="Add an item"
                required
                maxLength={255}
                autoComplete="off"
                enterKeyHint="done"
                {...form.field('name')}
              />
            </div>
            <SubmitButton icon={PlusIcon} pendingText="Adding...">
              Add
            </SubmitButton>
          </div>
          <div className="grid grid-cols-[4rem_1fr_1fr] gap-2 sm:grid-cols-[4rem_7rem_10rem]">
            <TextInput
              label="Quantity"
              hideLabel
              inputMode="decimal"
              autoComplete="off"
              {...form.field('quantity')}
            />
            <Select label="Unit" hideLabel options={unitOptions()} {...form.field('unit')} />
            <Select label="Category" hideLabel options={categoryOptions} {...form.field('category')} />
          </div>
        </div>
      </Form>
    </div>
  );
}
