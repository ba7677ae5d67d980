import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { unlinkUserPath, userPath } from '~/paths/users';
import { formState, type RefusedForm } from '~/platform/forms';
import { absoluteTime, Card, ConfirmLink, Stack, SubmitButton, TextInput, TextLink } from '~/ui';
import { unlinking } from './unlinking';
import type { UserDetails } from './users.server';

type LinksCardProps = {
  user: UserDetails;
  candidates: readonly string[];
  refused: RefusedForm | undefined;
  timeZone: string | null;
};

/** A customer's trainers, or a trainer's customers. */
export function LinksCard({ user, candidates, refused, timeZone }: LinksCardProps) {
  const isTrainer = user.role === 'trainer';
  const others = isTrainer ? user.customers : user.trainers;
  const form = formState(refused);
  return (
    <Card title={isTrainer ? 'Customers' : 'Trainers'}>
      <Stack>
        {others.length === 0 ? <p className="text-muted">None yet.</p> : null}
        <ul>
          {others.map((other) => (
            <li
              key={other.id}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2 first:border-t-0"
            >
              <div className="min-w-0">
                <TextLink to={userPath(other.id)}>{other.email}</TextLink>
                <p className="text-sm text-muted">
                  {other.name ? `${other.name}, ` : null}since {absoluteTime(new Date(other.since), timeZone)}
                </p>
              </div>
              <ConfirmLink
                to={unlinkUserPath(user.id, other.id)}
                look={{ variant: 'quiet' }}
                text="Unlink"
                confirmation={unlinking(user, other)}
              />
            </li>
          ))}
        </ul>
        <Form method="post" className="max-w-form border-t border-line pt-4" noValidate>
          <Stack>
            <FormProblems form={form} />
            <TextInput
              key={others.length}
              label={isTrainer ? 'Link a customer by email' : 'Link a trainer by email'}
              type="email"
              autoComplete="off"
              list="link-candidates"
              required
              {...form.field('email')}
            />
            <datalist id="link-candidates">
              {candidates.map((email) => (
                <option key={email} value={email} />
              ))}
            </datalist>
            <div>
              <SubmitButton variant="secondary" name="intent" value="link" pendingText="Linking...">
                {isTrainer ? 'Link customer' : 'Link trainer'}
              </SubmitButton>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}
