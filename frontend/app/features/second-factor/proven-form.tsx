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
  /** The page from which this one is opened, if it is not that of the owner's own settings. */
  from?: { to: string; label: string };
  refused: RefusedForm | undefined;
};

const SECURITY = { to: securityPath, label: 'Security' };

/** A page that asks before something changes that only the owner may decide on. */
export function ProvenForm({ title, children, confirmText, pendingText, danger, ...rest }: ProvenFormProps) {
  const { confirmBy, refused, from = SECURITY } = rest;
  const form = formState(refused);
  return (
    <div className="max-w-form">
      <PageHeader title={title} back={from} />
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
            <ButtonLink to={from.to}>Cancel</ButtonLink>
          </ButtonRow>
        </Stack>
      </Form>
    </div>
  );
}
