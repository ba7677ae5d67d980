import { defineMail } from '../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../platform/mail/templates/mail-layout.js';
import { MailItem, MailList, MailSection } from '../../../platform/mail/templates/mail-parts.js';
import type { OwnCustomerResponse } from '../../customers/index.js';
import type { Frequency } from '../../mailing/index.js';
import { counted, greeting, summaryFooter } from './period-words.js';

type Need = OwnCustomerResponse['needs'][number];

export interface MailedClient {
  name: string;
  /** The most urgent one first. */
  needs: Need[];
  planName: string | null;
}

export interface TrainerSummary {
  name: string | null;
  frequency: Frequency;
  /** The most urgent ones first. There may be more than are listed. */
  clients: MailedClient[];
  inNeed: number;
  total: number;
  link: string;
}

/** Says nothing of what a profile or a diary says, because a mail is read in more places than a page (decision 40). */
const NEED_TEXTS: Record<Need, string> = {
  'breaks-restrictions': 'their plan breaks their profile',
  'no-plan': 'no meal plan',
  'plan-ending': 'their plan is about to start over',
  'no-weigh-in': 'no weigh-in lately',
  'not-seen': 'not seen lately',
};

export const trainerSummaryMail = defineMail<TrainerSummary>({
  type: 'trainer-summary',
  kind: 'summary',
  subject: (summary) => headline(summary),
  body: (summary) => {
    const inNeed = summary.clients.filter(({ needs }) => needs.length > 0);
    const others = summary.clients.filter(({ needs }) => needs.length === 0);
    const left = summary.total - summary.clients.length;
    return (
      <MailLayout
        preview={previewOf(summary)}
        heading="Your clients"
        footer={summaryFooter(summary.frequency)}
      >
        <MailText>
          {greeting(summary.name)} {lead(summary)}
        </MailText>
        <Clients
          title="Needs your attention"
          clients={inNeed}
          textOf={({ needs }) => sentence(needs.map((need) => NEED_TEXTS[need]))}
        />
        <Clients
          title="No action needed"
          clients={others}
          textOf={({ planName }) => (planName ? `Plan: “${planName}”` : 'No meal plan')}
        />
        {left > 0 && <MailText>And {counted(left, 'more client')}.</MailText>}
        <MailAction href={summary.link}>See your clients</MailAction>
      </MailLayout>
    );
  },
});

interface ClientsProps {
  title: string;
  clients: readonly MailedClient[];
  textOf: (client: MailedClient) => string;
}

function Clients({ title, clients, textOf }: ClientsProps) {
  if (clients.length === 0) return null;
  return (
    <>
      <MailSection>{title}</MailSection>
      <MailList>
        {clients.map((client, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a mail never move, and names may be equal
          <MailItem key={index} title={client.name}>
            {textOf(client)}
          </MailItem>
        ))}
      </MailList>
    </>
  );
}

const headline = ({ inNeed, total }: TrainerSummary): string =>
  inNeed === 0
    ? `Your ${counted(total, 'client')} on Mealwright: no action needed`
    : `${inNeed} of your ${counted(total, 'client')} ${inNeed === 1 ? 'needs' : 'need'} your attention`;

const lead = ({ inNeed, total }: TrainerSummary): string =>
  inNeed === 0
    ? 'nobody needs your attention today.'
    : `${inNeed} of your ${counted(total, 'client')} ${inNeed === 1 ? 'needs' : 'need'} your attention.`;

const previewOf = ({ clients }: TrainerSummary): string =>
  `${clients
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ')}${clients.length > 3 ? ', and others' : ''}.`;

function sentence(parts: readonly string[]): string {
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
