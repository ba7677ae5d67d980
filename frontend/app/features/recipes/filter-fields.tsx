import { FoodsInput } from '~/features/foods/foods-input';
import { Checkbox, type Option, Select } from '~/ui';
import { allergens } from './allergens';
import {
  type Allergen,
  type DietaryTag,
  dietaryTags,
  type MealType,
  mealTypes,
  sideLabel,
} from './recipe-words';

// The surrounding form follows the address (see live-filters.ts).

export function MealSelect({ value }: { value: MealType | undefined }) {
  return (
    <Select
      label="Meal type"
      name="mealType"
      options={mealTypes}
      placeholder="Any meal"
      defaultValue={value ?? ''}
    />
  );
}

export function DietSelect({ value }: { value: DietaryTag | undefined }) {
  return (
    <Select
      label="Dietary tag"
      name="dietaryTag"
      options={dietaryTags}
      placeholder="Any diet"
      defaultValue={value ?? ''}
    />
  );
}

export function SideSelect({ value }: { value: boolean | undefined }) {
  return (
    <Select
      label="Dishes and sides"
      name="side"
      options={[false, true].map((isSide) => ({ value: String(isSide), label: sideLabel(isSide) }))}
      placeholder="Both"
      defaultValue={value === undefined ? '' : String(value)}
    />
  );
}

type NumberSelectProps = {
  name: string;
  label: string;
  options: readonly Option[];
  value: number | undefined;
};

export function NumberSelect({ name, label, options, value }: NumberSelectProps) {
  return (
    <Select
      label={label}
      name={name}
      options={options}
      placeholder="Any"
      defaultValue={value === undefined ? '' : String(value)}
    />
  );
}

/** Each value is a parameter of its own in the address. */
export function AllergenChoices({ values }: { values: readonly Allergen[] }) {
  return (
    <fieldset className="sm:col-span-2 lg:col-span-4">
      <legend className="font-semibold">Leave out allergens</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4 lg:grid-cols-7">
        {allergens.map(({ value, label }) => (
          <Checkbox
            key={value}
            id={`without-${value}`}
            name="excludedAllergens"
            value={value}
            label={label}
            defaultChecked={values.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function ExcludedFoodsInput({ values }: { values: readonly string[] }) {
  return (
    <FoodsInput
      use="recipes"
      label="Leave out foods"
      name="excludedFoods"
      placeholder="mushrooms, pork"
      defaultValue={values.join(', ')}
    />
  );
}
