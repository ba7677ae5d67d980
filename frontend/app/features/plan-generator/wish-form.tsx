import { Form } from '@remix-run/react';
import type { CustomerToChoose } from '~/features/customers/customers.server';
import { FormProblems } from '~/features/forms/form-problems';
import type { FormState } from '~/platform/forms';
import { ButtonRow, SubmitButton } from '~/ui';
import type { CarriedWish } from './parsed-wish';
import { type ProfileMarks, useWishFields } from './use-wish-fields';
import { WishBasics } from './wish-basics';
import { MealBounds } from './wish-bounds';
import type { WishValues } from './wish-fields';
import { generatorIntent } from './wish-fields';
import { CookingAndVariety, DailyTargets, DietAndExclusions, RecipeFilters } from './wish-filters';

type WishFormProps = {
  id: string;
  form: FormState;
  lists: WishValues['lists'];
  reading: CarriedWish | null;
  /** The fields that the profile of the customer filled. */
  profile: ProfileMarks | null;
  /** The words from which the form was filled, kept with it. */
  said: string;
  /** The request failed for a reason that may pass. */
  mayRetry: boolean;
  customers: readonly CustomerToChoose[] | null;
  moreCustomers: number;
};

/** The generator's form, with a field for everything that a plan can be asked to keep. */
export function WishForm(props: WishFormProps) {
  const { id, form, lists, reading, profile, said, mayRetry, customers, moreCustomers } = props;
  const fields = useWishFields(form, lists, { reading, profile });
  return (
    <Form id={id} method="post" noValidate onChange={fields.onChange} className="grid gap-4 p-4 pt-0">
      <FormProblems form={form} title="Generation Failed" />
      {mayRetry ? (
        <ButtonRow>
          <SubmitButton variant="secondary" pendingText="Generating...">
            Retry
          </SubmitButton>
        </ButtonRow>
      ) : null}
      <input type="hidden" name="intent" value={generatorIntent.generate} />
      <input type="hidden" name="naturalLanguageInput" value={said} />
      <input type="hidden" name="startedFor" value={form.valueIn('startedFor')} />
      {reading ? <input type="hidden" name="reading" value={JSON.stringify(reading)} /> : null}
      <WishBasics fields={fields} customers={customers} moreCustomers={moreCustomers} />
      <DailyTargets fields={fields} />
      <DietAndExclusions fields={fields} />
      <CookingAndVariety fields={fields} />
      <RecipeFilters fields={fields} />
      <MealBounds fields={fields} />
      <ButtonRow>
        <SubmitButton pendingText="Generating...">Generate Plan</SubmitButton>
      </ButtonRow>
    </Form>
  );
}
