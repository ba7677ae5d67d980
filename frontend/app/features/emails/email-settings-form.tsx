import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { profileOf, type Role } from '~/paths/pages';
import { formState, manyIn, type RefusedForm } from '~/platform/forms';
import { Card, Checkbox, ChoiceGroup, RelativeTime, Stack, SubmitButton, TextLink } from '~/ui';
import { choicesOf, type EmailPreferences, frequencies } from './email-choices';

type EmailSettingsFormProps = {
  preferences: EmailPreferences;
  role: Role;
  timeZone: string | null;
  refused: RefusedForm | undefined;
};

export function EmailSettingsForm({ preferences, role, timeZone, refused }: EmailSettingsFormProps) {
  const { frequency } = preferences;
  const form = formState(refused, { initial: { frequency } });
  const choices = choicesOf(role);
  const ticked =
    manyIn(refused, 'emails') ?? choices.filter(({ name }) => preferences[name]).map(({ name }) => name);
  const { defaultValue: often, ...frequencyField } = form.field('frequency');
  return (
    <Form key={form.attempt} method="post" noValidate>
      <Stack gap="large">
        <FormProblems form={form} title="Your choice was not saved" />
        <Card title="Emails you get">
          <Stack>
            <ChoiceGroup
              id="emails"
              legend="Emails you get"
              hideLegend
              name="emails"
              pick="many"
              choices={choices.map(({ name, label, hint }) => ({ value: name, label, hint }))}
              defaultValue={ticked}
            />
            <p className="text-muted">
              Emails about your account’s security and invitations are always sent.
            </p>
          </Stack>
        </Card>
        <Card title="When summaries come">
          <Stack>
            <ChoiceGroup
              {...frequencyField}
              legend="How often"
              pick="one"
              choices={frequencies}
              defaultValue={often}
            />
            <p className="text-muted">
              At 8:00 in the morning
              {timeZone ? ` (${timeZone})` : ' (UTC, because your time zone is not set)'}, and only if there
              is something to say. <TextLink to={profileOf(role)}>Change your time zone</TextLink>
            </p>
          </Stack>
        </Card>
        <Announcements preferences={preferences} timeZone={timeZone} refused={refused} />
        <div>
          <SubmitButton pendingText="Saving...">Save changes</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}

function Announcements({
  preferences,
  timeZone,
  refused,
}: Pick<EmailSettingsFormProps, 'preferences' | 'timeZone' | 'refused'>) {
  const { marketingConsent: consent, marketingEmails } = preferences;
  const initial = { marketingEmails: marketingEmails ? 'yes' : '' };
  const { defaultValue, ...field } = formState(refused, { initial }).field('marketingEmails');
  return (
    <Card title="Announcements">
      <Stack>
        <Checkbox {...field} value="yes" defaultChecked={defaultValue === 'yes'} label={consent.wording} />
        {consent.agreedAt ? (
          <p className="text-muted">
            You agreed to this here <RelativeTime value={consent.agreedAt} timeZone={timeZone} withTime />.
          </p>
        ) : null}
      </Stack>
    </Card>
  );
}
