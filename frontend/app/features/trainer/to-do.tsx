import { NeedBadges } from '~/features/customers/need-badges';
import { DraftList } from '~/features/plan-drafts/draft-list';
import { customerPath, customersPathWith } from '~/paths/customers';
import { generatorForCustomerPath } from '~/paths/drafts';
import { trainerPath } from '~/paths/pages';
import { ButtonLink, Card, RelativeTime, Stack, TextLink } from '~/ui';
import type { NotedCustomer } from './customers-in-need';
import { FirstSteps } from './first-steps';
import type { ToDo as WhatToDo } from './to-do.server';

const inNeedPath = customersPathWith({ needsAttention: true });

/** The first part of a trainer's home page. It is empty if nothing needs doing. */
export function ToDo({ toDo }: { toDo: WhatToDo }) {
  const { steps, drafts, total, inNeed, more, accepted, timeZone } = toDo;
  if (!steps && drafts.length === 0 && inNeed.length === 0 && accepted.length === 0) return null;
  return (
    <Stack>
      {steps ? <FirstSteps steps={steps} /> : null}
      <DraftList drafts={drafts} total={total} from={trainerPath} timeZone={timeZone} />
      {inNeed.length > 0 ? (
        <Card title="Needs your attention">
          <Customers customers={inNeed} timeZone={timeZone} />
          {more > 0 ? (
            <p className="border-t border-line pt-3">
              <TextLink to={inNeedPath}>{`${more} more in your customer list`}</TextLink>
            </p>
          ) : null}
        </Card>
      ) : null}
      {accepted.length > 0 ? (
        <Card title="New customers">
          <Customers customers={accepted} timeZone={timeZone} />
        </Card>
      ) : null}
    </Stack>
  );
}

type CustomersProps = { customers: readonly NotedCustomer[]; timeZone: string | null };

function Customers({ customers, timeZone }: CustomersProps) {
  return (
    <ul>
      {customers.map((customer) => (
        <li
          key={customer.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2 first:border-t-0 first:pt-0"
        >
          <Noted customer={customer} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}

type NotedProps = { customer: NotedCustomer; timeZone: string | null };

function Noted({ customer: { id, name, email, needs, needsPlan, news }, timeZone }: NotedProps) {
  return (
    <>
      <div className="min-w-0">
        <p>
          <TextLink to={customerPath(id)}>{name ?? email}</TextLink>
        </p>
        {news ? (
          <p className="text-sm text-muted">
            {NEWS[news.kind]} <RelativeTime value={news.at} timeZone={timeZone} />
          </p>
        ) : null}
        <NeedBadges texts={needs} />
      </div>
      {needsPlan ? (
        <div className="shrink-0">
          <ButtonLink to={generatorForCustomerPath(id)} aria-label={`Make a plan for ${name ?? email}`}>
            Make a plan
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}

const NEWS = { removed: 'Deleted their plan', accepted: 'Accepted your invitation' };
