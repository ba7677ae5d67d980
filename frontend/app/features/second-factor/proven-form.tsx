import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormProblems } from '~/features/forms/form-problems';
import { securityPath } from '~/paths/settings';
import { formState, type RefusedForm } from '~/platform/forms';
import { ButtonLink, ButtonRow, PageHeader, Stack, SubmitButton } from '~/ui';
import { OwnerProof } from './owner-proof';
import type { SecondFactor } from './second-factor.server';

type ProvenFormProps = {
  title: string;
  children: ReactNode;
  confirmText: string;
  pendingText: string;
  danger?: boolean;
  confirmBy: SecondFactor['confirmBy'];
  refused: RefusedForm | undefined;
};

/** A page that asks before something changes that only the owner may decide on. */
export function ProvenForm({ title, children, confirmText, pendingText, danger, ...rest }: ProvenFormProps) {
  const { confirmBy, refused } = rest;
  const form = formState(refused);
  return (
    <div className="max-w-form">
      <PageHeader title={title} back={{ to: securityPath, label: 'Security' }} />
      <Form method="post" noValidate>
        <Stack>
          <FormProblems form={form} />
          {children}
          <OwnerProof confirmBy={confirmBy} form={form} />
          <ButtonRow>
            {confirmBy === 'sign_in' ? null : (
              <SubmitButton variant={danger ? 'danger' : 'primary'} pendingText={pendingText}>
                {confirmText}
              </SubmitButton>
            )}
            <ButtonLink to={securityPath}>Cancel</ButtonLink>
          </ButtonRow>
        </Stack>
      </Form>
    </div>
  );
}
