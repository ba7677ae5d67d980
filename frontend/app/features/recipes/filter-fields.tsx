import { type Option, Select } from '~/ui';
import { type DietaryTag, dietaryTags, type MealType, mealTypes } from './recipe-words';

// Each is made anew when the address sets it otherwise: by a chip, a link, the way back.

export function MealSelect({ value }: { value: MealType | undefined }) {
  return (
    <Select
      key={value}
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
      key={value}
      label="Dietary tag"
      name="dietaryTag"
      options={dietaryTags}
      placeholder="Any diet"
      defaultValue={value ?? ''}
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
      key={value}
      label={label}
      name={name}
      options={options}
      placeholder="Any"
      defaultValue={value === undefined ? '' : String(value)}
    />
  );
}
