import { Form } from '@remix-run/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { ButtonRow, Select, Stack, SubmitButton, TextArea, TextInput } from '~/ui';
import { categoryOptions, type GroceryItem, priorityOptions, unitOptions } from './grocery-words';
import { changesOf, type ItemFields, typedItemIn } from './item-fields';

type ItemFormProps = {
  item: GroceryItem;
  refused?: RefusedForm;
  /** The page of the item, if the form is shown elsewhere. */
  action?: string;
  /** Saves what was changed without the server, and returns whether it could. */
  save?: (set: ItemFields) => boolean;
  cancel: ReactNode;
};

export function ItemForm({ item, refused, action, save, cancel }: ItemFormProps) {
  // Keeps the values from the opening of the form, so that a change by another phone does not look like one
  // of this form.
  const [initial] = useState(() => initialOf(item));
  const form = formState(refused, { initial: { ...initial, before: JSON.stringify(initial) }, ids: 'item' });
  const [isNamed, setNamed] = useState(true);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const sent = new FormData(event.currentTarget);
    if (save?.(changesOf(typedItemIn(sent), String(sent.get('before'))))) event.preventDefault();
  };
  return (
    <Form
      method="post"
      action={action}
      noValidate
      onSubmit={submit}
      onChange={({ currentTarget }) => setNamed(typedItemIn(new FormData(currentTarget)).name.trim() !== '')}
    >
      <input type="hidden" name="before" value={form.valueIn('before')} />
      <Stack key={form.attempt}>
        <FormProblems form={form} title="The item could not be saved" />
        <TextInput label="Item" required maxLength={255} autoComplete="off" {...form.field('name')} />
        <div className="grid grid-cols-2 gap-4">
          <TextInput label="Quantity" inputMode="decimal" autoComplete="off" {...form.field('quantity')} />
          <Select label="Unit" options={unitOptions(item.unit)} {...form.field('unit')} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select label="Category" options={categoryOptions} {...form.field('category')} />
          <Select label="Priority" options={priorityOptions} {...form.field('priority')} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            label="Estimated price"
            optional
            inputMode="decimal"
            autoComplete="off"
            {...form.field('estimatedPrice')}
          />
          <TextInput label="Brand" optional maxLength={100} autoComplete="off" {...form.field('brand')} />
        </div>
        <TextArea label="Notes" optional rows={2} maxLength={500} {...form.field('notes')} />
        <ButtonRow>
          <SubmitButton pendingText="Saving..." disabled={save !== undefined && !isNamed}>
            Update Item
          </SubmitButton>
          {cancel}
        </ButtonRow>
      </Stack>
    </Form>
  );
}

const initialOf = ({
  name,
  quantity,
  unit,
  category,
  priority,
  estimatedPrice,
  brand,
  notes,
}: GroceryItem) => ({
  ...{ name, quantity: String(quantity), unit, category, priority },
  estimatedPrice: estimatedPrice === null ? '' : String(estimatedPrice),
  brand: brand ?? '',
  notes: notes ?? '',
});
