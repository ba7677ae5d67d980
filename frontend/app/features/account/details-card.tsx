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
  const { name, units, currency } = profile;
  const isCustomer = profile.role === 'customer';
  const initial = { name, timeZone: account.timeZone, units, currency };
  const form = formState(refused, { intent, initial });
  return (
    <Card title={isCustomer ? 'Account Info' : 'Account details'}>
      <Stack>
        <DefinitionList
          items={[
            { term: 'Email', description: profile.email },
            ...(profile.role === 'admin' ? [{ term: 'User ID', description: profile.id }] : []),
            { term: 'Role', description: roleName(profile.role) },
            {
              term: isCustomer ? 'Member since' : 'Account created',
              description: <When moment={profile.createdAt} zone={profile.timeZone} />,
            },
            {
              term: isCustomer ? 'Last visit' : 'Last login',
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
            <Select
              label="Units"
              options={account.unitChoices}
              placeholder={units ? undefined : 'As last entered'}
              {...form.field('units')}
            />
            <Select
              label="Currency"
              options={account.currencies}
              placeholder={currency ? undefined : 'Choose a currency'}
              {...form.field('currency')}
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
