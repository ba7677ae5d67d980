import {
  Checkbox,
  ChoiceGroup,
  DateInput,
  Field,
  FileInput,
  NumberUnitInput,
  PasswordInput,
  Select,
  TextArea,
  TextInput,
} from '~/ui';
import { Part, Specimen } from './specimen';

const mealTypes = ['Breakfast', 'Lunch', 'Dinner', 'Snack'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const units = [
  { value: 'kg', label: 'Kilograms' },
  { value: 'lb', label: 'Pounds' },
];

const passwordRules = [
  'At least 8 characters',
  'An uppercase and a lowercase letter',
  'A number and one of !@#$%^&*',
];

export function Forms() {
  return (
    <Part title="Forms">
      <Specimen name="TextInput">
        <TextInput label="Email" name="email" type="email" autoComplete="off" placeholder="you@example.com" />
        <TextInput
          label="Name"
          name="name"
          optional
          hint="As your customers see it."
          defaultValue="Ada Brown"
        />
        <TextInput
          label="Customer email"
          name="customerEmail"
          defaultValue="jane@example"
          errors={['Invalid email format']}
        />
        <TextInput label="Invited email" name="invitedEmail" defaultValue="jane@example.com" disabled />
        <TextInput label="Read only" name="readOnly" defaultValue="Europe/Berlin" readOnly />
      </Specimen>
      <Specimen name="PasswordInput">
        <PasswordInput label="Password" name="password" autoComplete="current-password" />
        <PasswordInput
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          rules={passwordRules}
        />
        <PasswordInput
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          errors={["Passwords don't match"]}
        />
      </Specimen>
      <Specimen name="NumberUnitInput, DateInput, FileInput">
        <NumberUnitInput label="Weight" name="weight" unit="kg" defaultValue="72.5" />
        <NumberUnitInput
          label="Daily calories"
          name="calories"
          unit="kcal per day"
          whole
          defaultValue="900"
          errors={['At least 1000 kcal']}
        />
        <DateInput label="Start date" name="startDate" hint="Tomorrow, if you leave it empty." optional />
        <FileInput
          label="Photo"
          name="photo"
          accept="image/*"
          optional
          hint="JPEG, PNG or WebP, at most 10 MB."
        />
      </Specimen>
      <Specimen name="Select, TextArea">
        <Select label="Meal type" name="mealType" options={mealTypes} placeholder="Any meal type" />
        <Select
          label="Time zone"
          name="timeZone"
          options={[]}
          placeholder="Choose"
          errors={['Choose a time zone']}
        />
        <Select label="Role" name="role" options={[{ value: 'customer', label: 'Customer' }]} disabled />
        <TextArea label="Message" name="message" optional maxLength={500} hint="Goes into the email." />
        <TextArea label="Notes" name="notes" rows={2} errors={['At most 500 characters']} />
      </Specimen>
      <Specimen name="ChoiceGroup">
        <ChoiceGroup
          legend="I am a"
          name="registerAs"
          pick="one"
          defaultValue="customer"
          choices={[
            { value: 'customer', label: 'Customer', hint: 'I follow a plan' },
            { value: 'trainer', label: 'Trainer', hint: 'I make plans for others' },
          ]}
        />
        <ChoiceGroup
          legend="Show weight in"
          name="weightUnit"
          pick="one"
          inline
          defaultValue="kg"
          choices={units}
        />
        <ChoiceGroup
          legend="Meals"
          name="meals"
          pick="many"
          inline
          optional
          defaultValue={['breakfast', 'dinner']}
          choices={mealTypes}
        />
        <ChoiceGroup
          legend="Link ends"
          name="ends"
          pick="one"
          choices={units}
          errors={['Choose one']}
          disabled
        />
      </Specimen>
      <Specimen name="Checkbox, Field">
        <Checkbox label="Send me a summary every Monday" name="summary" defaultChecked />
        <Checkbox label="I am at least 16 years old" name="age" errors={['Please confirm your age']} />
        <Checkbox label="Not now" name="notNow" disabled hint="Needs a verified email." />
        <Field id="own" label="Field round an own input" hint="Label, hint, input, error: in this order.">
          <input id="own" type="range" className="w-full" aria-describedby="own-description" />
        </Field>
      </Specimen>
    </Part>
  );
}
