import type { CustomerToChoose } from '~/features/customers/customers.server';
import { rulesIn } from '~/features/meal-plans/plan-rules';
import { fitnessGoals } from '~/features/meal-plans/plan-words';
import { Checkbox, DateInput, NumberUnitInput, Select, TextArea, TextInput } from '~/ui';
import { RuleField } from './rule-field';
import type { WishFormFields } from './use-wish-fields';

type WishBasicsProps = {
  fields: WishFormFields;
  customers: readonly CustomerToChoose[] | null;
  /** The number of customers that the list does not contain. */
  moreCustomers: number;
};

/** The basics of every plan: goal, energy, length, customer. */
export function WishBasics({ fields, customers, moreCustomers }: WishBasicsProps) {
  const { field, hint, valueIn } = fields;
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextInput label="Plan name" required maxLength={255} {...field('planName')} />
        <Select
          label="Fitness goal"
          required
          placeholder="Choose a goal"
          options={fitnessGoals}
          {...field('fitnessGoal')}
        />
        <NumberUnitInput label="Daily calories" unit="kcal" whole required {...field('dailyCalorieTarget')} />
        <div className="grid grid-cols-2 items-end gap-4">
          <NumberUnitInput label="Days" unit="" whole required {...field('days', '1 to 30')} />
          <NumberUnitInput label="Meals per day" unit="" whole required {...field('mealsPerDay', '1 to 6')} />
        </div>
        <CustomerSelect fields={fields} customers={customers} moreCustomers={moreCustomers} />
        <TextInput label="Customer name" optional maxLength={255} {...field('clientName')} />
        <DateInput label="Starts on" {...field('startsOn', 'The date of day 1. Weekends follow from it.')} />
        {rulesIn('basics').map((rule) => (
          <RuleField key={rule.field} rule={rule} fields={fields} />
        ))}
      </div>
      <TextArea label="Description" optional rows={2} maxLength={2000} {...field('description')} />
      <Checkbox
        label="Start-of-week meal prep"
        name="generateMealPrep"
        value="yes"
        defaultChecked={valueIn('generateMealPrep') === 'yes'}
        hint={hint('generateMealPrep', 'Steps, times, and storage for cooking once a week.')}
      />
    </>
  );
}

function CustomerSelect({ fields, customers, moreCustomers }: WishBasicsProps) {
  if (!customers) return <p className="self-center text-danger">Failed to fetch customers</p>;
  const more =
    moreCustomers > 0
      ? `${moreCustomers} more customers can be assigned the plan once it is made.`
      : undefined;
  const options = customers.map(({ id, email, name }) => ({
    value: id,
    label: name ? `${name} (${email})` : email,
  }));
  return (
    <Select
      label="For customer"
      optional
      placeholder="No one yet"
      options={options}
      {...fields.field('customerId', more)}
    />
  );
}
