import { DraftList } from '~/features/plan-drafts/draft-list';
import { customerPath } from '~/paths/customers';
import { generatorForCustomerPath } from '~/paths/drafts';
import { customersPath, trainerPath } from '~/paths/pages';
import { ButtonLink, Card, RelativeTime, Stack, TextLink } from '~/ui';
import type { CustomerInNeed } from './customers-in-need';
import { FirstSteps } from './first-steps';
import type { ToDo as WhatToDo } from './to-do.server';

/** The first part of a trainer's home page. It is empty if nothing needs doing. */
export function ToDo({ toDo }: { toDo: WhatToDo }) {
  const { steps, drafts, total, inNeed, more, timeZone } = toDo;
  if (!steps && drafts.length === 0 && inNeed.length === 0) return null;
  return (
    <Stack>
      {steps ? <FirstSteps steps={steps} /> : null}
      <DraftList drafts={drafts} total={total} from={trainerPath} timeZone={timeZone} />
      {inNeed.length > 0 ? (
        <Card title="Needs your attention">
          <ul>
            {inNeed.map((customer) => (
              <InNeed key={customer.id} customer={customer} timeZone={timeZone} />
            ))}
          </ul>
          {more > 0 ? (
            <p className="border-t border-line pt-3">
              <TextLink to={customersPath}>{`${more} more in your customer list`}</TextLink>
            </p>
          ) : null}
        </Card>
      ) : null}
    </Stack>
  );
}

type InNeedProps = { customer: CustomerInNeed; timeZone: string | null };

function InNeed({ customer: { id, name, email, need }, timeZone }: InNeedProps) {
  const isPlanned = need.kind === 'accepted' && need.hasPlan;
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-2 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p>
          <TextLink to={customerPath(id)}>{name ?? email}</TextLink>
        </p>
        <p className="text-sm text-muted">
          <What need={need} timeZone={timeZone} />
        </p>
      </div>
      {isPlanned ? null : (
        <div className="shrink-0">
          <ButtonLink to={generatorForCustomerPath(id)} aria-label={`Make a plan for ${name ?? email}`}>
            Make a plan
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

function What({ need, timeZone }: { need: CustomerInNeed['need']; timeZone: string | null }) {
  switch (need.kind) {
    case 'removed':
      return (
        <>
          Deleted their plan <RelativeTime value={need.at} timeZone={timeZone} />
        </>
      );
    case 'ending':
      return <>{`Plan ends ${dayText(need.daysLeft)}, then starts over`}</>;
    case 'accepted':
      return (
        <>
          Accepted your invitation <RelativeTime value={need.at} timeZone={timeZone} />
        </>
      );
    case 'no-plan':
      return <>Has no meal plan</>;
  }
}

function dayText(daysAhead: number): string {
  if (daysAhead === 0) return 'today';
  return daysAhead === 1 ? 'tomorrow' : `in ${daysAhead} days`;
}
