import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import type { AskedConsent } from '~/features/health-consent/health-consent.server';
import { HealthConsentBox } from '~/features/health-consent/health-consent-box';
import { allergens } from '~/features/recipes/allergens';
import { profileOf } from '~/paths/pages';
import { type FormState, formState, manyIn } from '~/platform/forms';
import {
  ButtonLink,
  ButtonRow,
  Card,
  ChoiceGroup,
  NumberUnitInput,
  Select,
  Stack,
  SubmitButton,
  TextArea,
  TextInput,
} from '~/ui';
import { shownFigures } from './body-figures';
import type { ProfileRefusal } from './edit-profile.server';
import {
  activityLevels,
  cuisineSuggestions,
  dietSuggestions,
  goalSuggestions,
  type OwnProfile,
  othersIn,
} from './profile-words';

const longestBio = 2000;

type CustomerProfileFormProps = {
  profile: OwnProfile;
  consent: AskedConsent;
  refused: ProfileRefusal | undefined;
};

export function CustomerProfileForm({ profile, consent, refused }: CustomerProfileFormProps) {
  const form = formState(refused, { initial: initialOf(profile) });
  const asks = refused?.asksAboutWeight === true;
  return (
    <Form method="post" noValidate>
      <Stack gap="large" key={form.attempt}>
        <FormProblems form={form} title={asks ? 'Please check the weight' : 'Update Failed'} />
        <Card title="About you">
          <Stack>
            <TextArea label="Bio" optional rows={3} maxLength={longestBio} {...form.field('bio')} />
            <Words
              {...{ form, refused }}
              {...{ legend: 'Fitness goals', name: 'fitnessGoals', others: 'otherGoals' }}
              {...{ suggestions: goalSuggestions, chosen: profile.fitnessGoals }}
            />
            <Words
              {...{ form, refused }}
              {...{ legend: 'Preferred cuisines', name: 'preferredCuisines', others: 'otherCuisines' }}
              {...{ suggestions: cuisineSuggestions, chosen: profile.preferredCuisines }}
            />
          </Stack>
        </Card>
        <Card
          title="What you do not eat"
          description="Plans and recipes that break a diet or an allergy ticked here are assigned to you only if your trainer confirms it, and such meals are marked. Your trainers read what you add in your own words, but it is not checked."
        >
          <Stack>
            <Words
              {...{ form, refused }}
              {...{
                legend: 'Dietary restrictions',
                name: 'dietaryRestrictions',
                others: 'otherRestrictions',
              }}
              {...{ suggestions: dietSuggestions, chosen: profile.dietaryRestrictions }}
            />
            <ChoiceGroup
              {...{ legend: 'Allergies', pick: 'many', dense: true, choices: allergens }}
              {...many(form, refused, 'allergies', profile.allergies)}
            />
          </Stack>
        </Card>
        <BodyFields form={form} profile={profile} />
        <HealthConsentBox consent={consent} form={form} />
        <ButtonRow>
          {asks ? (
            <SubmitButton name="confirmsWeight" value="yes" pendingText="Saving...">
              Yes, the weight is right
            </SubmitButton>
          ) : null}
          <SubmitButton variant={asks ? 'secondary' : 'primary'} pendingText="Saving...">
            Save changes
          </SubmitButton>
          <ButtonLink to={profileOf('customer')}>Cancel</ButtonLink>
        </ButtonRow>
      </Stack>
    </Form>
  );
}

function BodyFields({ form, profile }: { form: FormState; profile: OwnProfile }) {
  const isMetric = profile.units !== 'us';
  return (
    <Card title="Body and activity">
      <Stack>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberUnitInput
            label="Weight"
            optional
            unit={isMetric ? 'kg' : 'lb'}
            hint="A new weight is saved as today’s measurement."
            {...form.field('weight')}
          />
          {isMetric ? (
            <NumberUnitInput label="Height" optional unit="cm" {...form.field('height')} />
          ) : (
            <TextInput
              label="Height"
              optional
              hint={'In feet and inches, such as 5\'11".'}
              {...form.field('height')}
            />
          )}
          <NumberUnitInput label="Age" optional whole unit="years" {...form.field('age')} />
        </div>
        <Select
          label="Activity level"
          options={activityLevels}
          placeholder="Not provided"
          {...form.field('activityLevel')}
        />
      </Stack>
    </Card>
  );
}

type WordsProps = {
  form: FormState;
  refused: ProfileRefusal | undefined;
  legend: string;
  name: string;
  /** The name of the field for words that are not suggested. */
  others: string;
  suggestions: readonly string[];
  chosen: readonly string[];
};

/** Suggestions to tick, and a field for anything else. */
function Words({ form, refused, legend, name, others, suggestions, chosen }: WordsProps) {
  return (
    <div className="grid gap-2">
      <ChoiceGroup
        {...{ legend, pick: 'many', dense: true }}
        choices={suggestions.map((word) => ({ value: word, label: word }))}
        {...many(form, refused, name, chosen)}
      />
      <TextInput
        label={`Other ${legend.toLowerCase()}`}
        optional
        hint="Separate them with commas."
        {...form.field(others)}
      />
    </div>
  );
}

function many(form: FormState, refused: ProfileRefusal | undefined, name: string, chosen: readonly string[]) {
  const { errors } = form.field(name);
  return { name, id: form.idOf(name), errors, defaultValue: manyIn(refused, name) ?? chosen };
}

function initialOf(profile: OwnProfile) {
  const { bio, fitnessGoals, dietaryRestrictions, preferredCuisines, activityLevel, age, units } = profile;
  return {
    bio,
    otherGoals: othersIn(fitnessGoals, goalSuggestions),
    otherRestrictions: othersIn(dietaryRestrictions, dietSuggestions),
    otherCuisines: othersIn(preferredCuisines, cuisineSuggestions),
    activityLevel,
    ...shownFigures(profile, units ?? 'metric'),
    age: age === null ? null : String(age),
  };
}
