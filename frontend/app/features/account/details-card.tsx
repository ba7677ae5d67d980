import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { roleName } from '~/features/users/roles';
import { formState, type RefusedForm } from '~/platform/forms';
import { Card, DefinitionList, RelativeTime, Select, Stack, SubmitButton, TextInput } from '~/ui';
import type { Account } from './account.server';
import { accountIntent } from './account-intents';

const intent = accountIntent.details;

export function DetailsCard({ account, refused }: { account: Account; refused: RefusedForm | undefined }) {
  const { profile } = account;
  const form = formState(refused, { intent, initial: { name: profile.name, timeZone: account.timeZone } });
  return (
    <Card title="Account details">
      <Stack>
        <DefinitionList
          items={[
            { term: 'Email', description: profile.email },
            { term: 'Role', description: roleName(profile.role) },
            {
              term: 'Account created',
              description: <When moment={profile.createdAt} zone={profile.timeZone} />,
            },
            {
              term: 'Last login',
              description: <When moment={profile.lastLoginAt} zone={profile.timeZone} />,
            },
          ]}
        />
        <Form method="post" className="max-w-form" noValidate>
          <Stack>
            <FormProblems form={form} />
            <TextInput label="Name" autoComplete="name" optional {...form.field('name')} />
            <Select
              label="Time zone"
              options={account.timeZones}
              placeholder="Choose a time zone"
              {...form.field('timeZone')}
            />
            <div>
              <SubmitButton name="intent" value={intent} pendingText="Saving...">
                Save changes
              </SubmitButton>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}

function When({ moment, zone }: { moment: string | null; zone: string | null }) {
  return moment ? <RelativeTime value={moment} timeZone={zone} withTime /> : <>Never</>;
}
