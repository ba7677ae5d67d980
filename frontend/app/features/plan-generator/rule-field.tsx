import { FoodsInput } from '~/features/foods/foods-input';
import type { ListField, PlanRule } from '~/features/meal-plans/plan-rules';
import { allergens } from '~/features/recipes/allergens';
import { dietaryTags, mealTypes } from '~/features/recipes/recipe-words';
import { Checkbox, NumberUnitInput, Select } from '~/ui';
import type { WishFormFields } from './use-wish-fields';
import { cooking, variety, weekdays } from './week-words';

const choices = { mealTypes, dietaryTags, allergens, cooking, variety, weekdays };

type RuleFieldProps = { rule: PlanRule; fields: WishFormFields };

/** The input of one rule, depending on its kind. Bounds by type have inputs of their own. */
export function RuleField({ rule, fields }: RuleFieldProps) {
  const { field: name, label, hint, unit = '' } = rule;
  const options = rule.choices ? choices[rule.choices] : [];
  switch (rule.kind) {
    case 'choice':
      return (
        <Select
          label={label}
          optional
          placeholder={rule.unasked ?? 'Any'}
          options={options}
          {...fields.field(name, hint)}
        />
      );
    case 'choices':
      return fields.choices(name as ListField, label, options, hint);
    case 'foods':
      return <FoodsInput use="plans" label={label} optional {...fields.field(name, hint)} />;
    case 'yesNo':
      return (
        <Checkbox
          label={label}
          name={name}
          value="yes"
          defaultChecked={fields.valueIn(name) === 'yes'}
          hint={fields.hint(name, hint)}
        />
      );
    case 'wholeNumber':
    case 'decimal':
      return rule.offered ? (
        <Select
          label={label}
          optional
          placeholder="Any"
          options={optionsWith(rule.offered, fields.valueIn(name), unit)}
          {...fields.field(name, hint)}
        />
      ) : (
        <NumberUnitInput
          label={label}
          unit={unit}
          whole
          optional={rule.default === null}
          {...fields.field(name, hint)}
        />
      );
    case 'boundsByType':
      return null;
  }
}

/** The usual choices, and the understood value if it is none of them. */
function optionsWith(usual: readonly number[], chosen: string | undefined, unit: string) {
  const values = new Set(usual.map(String));
  if (chosen) values.add(chosen);
  return [...values]
    .sort((a, b) => Number(a) - Number(b))
    .map((value) => ({ value, label: `Up to ${value} ${unit}` }));
}
