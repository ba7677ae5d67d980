import { rulesIn } from '~/features/meal-plans/plan-rules';
import { labelOf, mealTypes } from '~/features/recipes/recipe-words';
import { RuleField } from './rule-field';
import type { WishFormFields } from './use-wish-fields';
import { boundedMeals, boundName, boundNames } from './wish-fields';
import { WishSection } from './wish-section';

const rules = rulesIn('meals');
const ofMacros = rules.filter(({ kind }) => kind === 'decimal');
const ofEnergy = rules.filter(({ kind }) => kind === 'boundsByType');

/** The minimum and maximum per portion of a meal. */
export function MealBounds({ fields }: { fields: WishFormFields }) {
  return (
    <WishSection
      title="Limits for each meal"
      about="Per meal, as served."
      open={fields.isAnyAsked(rules) || fields.isAsked(...boundNames)}
    >
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 font-semibold">Macros per meal</legend>
        <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3">
          {ofMacros.map((rule) => (
            <RuleField key={rule.field} rule={rule} fields={fields} />
          ))}
        </div>
      </fieldset>
      {ofEnergy.map(({ field, label, unit = '' }) => (
        <fieldset key={field} className="grid min-w-0 gap-3">
          <legend className="mb-2 font-semibold">{label}</legend>
          {fields.hint(field)}
          <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3">
            {boundedMeals.flatMap((meal) => [
              fields.number(boundName(meal, 'min'), `${labelOf(mealTypes, meal)}, at least`, unit),
              fields.number(boundName(meal, 'max'), `${labelOf(mealTypes, meal)}, at most`, unit),
            ])}
          </div>
        </fieldset>
      ))}
    </WishSection>
  );
}
