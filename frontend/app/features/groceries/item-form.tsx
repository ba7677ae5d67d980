import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { ButtonLink, ButtonRow, Select, Stack, SubmitButton, TextArea, TextInput } from '~/ui';
import { categoryOptions, type GroceryItem, priorityOptions, unitOptions } from './grocery-words';

type ItemFormProps = { item: GroceryItem; refused: RefusedForm | undefined; cancelTo: string };

export function ItemForm({ item, refused, cancelTo }: ItemFormProps) {
  const initial = initialOf(item);
  const form = formState(refused, { initial });
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="before" value={JSON.stringify(initial)} />
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
          <SubmitButton pendingText="Saving...">Update Item</SubmitButton>
          <ButtonLink to={cancelTo}>Cancel</ButtonLink>
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
