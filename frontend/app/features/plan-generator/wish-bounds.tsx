import type { ReactNode } from 'react';
import { labelOf, mealTypes } from '~/features/recipes/recipe-words';
import type { WishFormFields } from './use-wish-fields';
import { boundedMeals, boundName } from './wish-fields';
import { WishSection } from './wish-section';

const macros = ['Protein', 'Carbs', 'Fat'].map((macro) => ({
  label: macro,
  min: `min${macro}`,
  max: `max${macro}`,
}));

const energy = boundedMeals.map((meal) => ({
  label: labelOf(mealTypes, meal),
  min: boundName(meal, 'min'),
  max: boundName(meal, 'max'),
}));

const names = [...macros, ...energy].flatMap(({ min, max }) => [min, max]);

/** The least and the most that a meal may have, as it is eaten. */
export function MealBounds({ fields }: { fields: WishFormFields }) {
  return (
    <WishSection title="Limits for each meal" about="Per meal, as served." open={fields.isAsked(...names)}>
      <BoundRows title="Macros per meal" rows={macros} unit="g" fields={fields} />
      <BoundRows title="Calories by meal type" rows={energy} unit="kcal" fields={fields}>
        {fields.hint('caloriesByType')}
      </BoundRows>
    </WishSection>
  );
}

type BoundRowsProps = {
  title: string;
  rows: readonly { label: string; min: string; max: string }[];
  unit: string;
  fields: WishFormFields;
  /** What is said of all of them. */
  children?: ReactNode;
};

function BoundRows({ title, rows, unit, fields, children }: BoundRowsProps) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{title}</legend>
      {children}
      {rows.map(({ label, min, max }) => (
        <div key={label} className="grid grid-cols-2 items-end gap-4">
          {fields.number(min, `${label}, at least`, unit)}
          {fields.number(max, `${label}, at most`, unit)}
        </div>
      ))}
    </fieldset>
  );
}
