import { type FormEvent, type ReactNode, useState } from 'react';
import type { ListField, PlanRule } from '~/features/meal-plans/plan-rules';
import type { FormState } from '~/platform/forms';
import { ChoiceGroup, NumberUnitInput } from '~/ui';
import type { CarriedWish } from './parsed-wish';
import type { MarkedRules } from './profile-rules';
import { FromProfile, hintWith } from './value-origin';
import { isRuleAsked, type WishValues } from './wish-fields';

/** The fields that a customer's profile filled, with the values it gave them. */
export type ProfileMarks = Pick<MarkedRules, 'customerName' | 'marks'>;

type Origins = { reading: CarriedWish | null; profile: ProfileMarks | null };

export type WishFormFields = ReturnType<typeof useWishFields>;

/** Returns the values, errors, and origins that parts of the form need for their inputs. */
export function useWishFields(
  form: Pick<FormState, 'field' | 'valueIn' | 'fieldErrors'>,
  lists: WishValues['lists'],
  { reading, profile }: Origins,
) {
  const marks = useMarks(reading, profile);
  const hint = (name: string, usual?: ReactNode) =>
    hintWith(
      marks.of(name),
      marks.isFromProfile(name) ? <FromProfile name={profile?.customerName}>{usual}</FromProfile> : usual,
    );
  const field = (name: string, usual?: ReactNode) => ({ ...form.field(name), hint: hint(name, usual) });
  return {
    field,
    hint,
    valueIn: form.valueIn,
    /** An optional number. */
    number: (name: string, label: string, unit: string, usual?: ReactNode) => (
      <NumberUnitInput key={name} label={label} unit={unit} whole optional {...field(name, usual)} />
    ),
    choices: (
      name: ListField,
      legend: string,
      options: readonly { value: string; label: string }[],
      usual?: ReactNode,
    ) => (
      <ChoiceGroup
        legend={legend}
        name={name}
        pick="many"
        dense
        optional
        choices={options}
        defaultValue={lists[name]}
        hint={hint(name, usual)}
        errors={form.field(name).errors}
      />
    ),
    /** True if one of the fields has a value or an error, so that their section is open. */
    isAsked: (...names: string[]) => names.some((name) => form.valueIn(name) || form.fieldErrors[name]),
    /** The same for rules, which may have a default. */
    isAnyAsked: (rules: readonly PlanRule[]) =>
      rules.some((rule) => isRuleAsked(rule, form.valueIn, lists) || form.fieldErrors[rule.field]),
    onChange: (event: FormEvent<HTMLFormElement>) => marks.dropFor(event.target),
  };
}

/** A mark is valid until its field is changed. */
function useMarks(reading: CarriedWish | null, profile: ProfileMarks | null) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  return {
    of: (name: string) => (changed.has(name) ? undefined : reading?.marks[name]),
    isFromProfile: (name: string) => !changed.has(name) && profile?.marks[name] !== undefined,
    dropFor(target: EventTarget) {
      const name = 'name' in target ? String(target.name) : '';
      const isMarked = (reading?.marks[name] ?? profile?.marks[name]) !== undefined;
      if (isMarked && !changed.has(name)) setChanged(new Set(changed).add(name));
    },
  };
}
