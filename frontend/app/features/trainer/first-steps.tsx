import { inviteCustomerPath } from '~/paths/customers';
import { generatorPath } from '~/paths/pages';
import { ButtonLink, Card } from '~/ui';
import { SuccessIcon } from '~/ui/icons';
import type { FirstSteps as Steps } from './to-do.server';

/** The first steps of a new trainer, and which of them are done. */
export function FirstSteps({ steps }: { steps: Steps }) {
  const { hasInvited, hasPlanned, hasAssigned, planPath } = steps;
  const list = [
    { text: 'Invite a customer', to: inviteCustomerPath, isDone: hasInvited },
    { text: 'Make a plan', to: generatorPath, isDone: hasPlanned },
    { text: 'Assign it', to: planPath, isDone: hasAssigned },
  ];
  const next = list.find(({ isDone }) => !isDone);
  return (
    <Card title="Get started">
      <ol className="grid gap-2 sm:grid-cols-3">
        {list.map(({ text, to, isDone }, index) => (
          <li key={to}>
            {isDone ? (
              <p className="flex min-h-control items-center justify-center gap-2 rounded-control bg-accent-soft px-4 font-semibold text-accent">
                <SuccessIcon />
                {`${index + 1}. ${text}`}
                <span className="sr-only">(done)</span>
              </p>
            ) : (
              <ButtonLink to={to} wide variant={next?.to === to ? 'primary' : 'secondary'}>
                {`${index + 1}. ${text}`}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
