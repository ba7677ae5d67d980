import type { Recipe } from '~/features/recipes/recipe-words';
import type { formState } from '~/platform/forms';
import { Checkbox, NumberUnitInput, Select } from '~/ui';

const kinds: readonly { value: NonNullable<Recipe['side']>['kind']; label: string }[] = [
  { value: 'starch', label: 'Rice, potatoes, or pasta' },
  { value: 'bread', label: 'Bread' },
  { value: 'vegetable', label: 'Vegetables' },
  { value: 'salad', label: 'Salad' },
  { value: 'fruit', label: 'Fruit' },
  { value: 'dairy', label: 'Yogurt or cheese' },
  { value: 'protein', label: 'Eggs, fish, meat, beans, or tofu' },
  { value: 'nuts', label: 'Nuts or seeds' },
  { value: 'drink', label: 'Drink or shake' },
];

const steps = [
  { value: '1', label: 'Whole servings only' },
  { value: '0.5', label: 'Half servings' },
  { value: '0.25', label: 'Quarter servings' },
];

/** Says that the recipe is eaten beside a dish, and in which amounts. */
export function SideFields({ form }: { form: ReturnType<typeof formState> }) {
  const isSide = form.valueIn('isSide') === 'on';
  return (
    <details open={isSide} className="rounded-card border border-line bg-surface px-4">
      <summary className="flex min-h-12 items-center font-semibold">Serve it as a side</summary>
      <div className="grid gap-4 pb-4">
        <Checkbox
          label="This is a side"
          hint="It is eaten beside a dish at the meals ticked above, and cannot be a meal of its own."
          name="isSide"
          defaultChecked={isSide}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select label="Kind" options={kinds} placeholder="Choose one" {...form.field('sideKind')} />
          <Select label="Eaten in" options={steps} {...form.field('sideStep')} />
          <NumberUnitInput label="At most beside one meal" unit="servings" {...form.field('sideMost')} />
        </div>
      </div>
    </details>
  );
}
