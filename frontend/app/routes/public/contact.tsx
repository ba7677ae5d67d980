import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/platform/page-meta';
import { Banner, PageHeader, Prose, TextLink } from '~/ui';

export function loader({ context }: LoaderFunctionArgs) {
  return { operatorEmail: context.site.contactEmail };
}

export const meta = pageMeta({
  title: 'Contact',
  indexed: true,
  description: 'Whom to ask: your trainer first, then the operator of this Mealwright installation.',
});

export default function Contact() {
  const { operatorEmail } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Contact" description="The shortest way to somebody who can help." />
      <Prose>
        <h2>About your plan or your coaching</h2>
        <p>
          Ask your trainer. Only your trainer knows why a plan is as it is and can change it. The address of
          your trainer is in the invitation that you got, and in the trainer’s replies.
        </p>
        <p>
          An invitation has expired or does not open? Your trainer can send it again with one click; a new one
          is good for seven days.
        </p>

        <h2>About signing in</h2>
        <ul>
          <li>
            You do not know your password: <TextLink to="/forgot-password">have a link sent to you</TextLink>.
            It works once and for one hour. Look into the spam folder, too.
          </li>
          <li>
            No mail comes: perhaps the account has another address. Try the one at which you were invited.
          </li>
          <li>The account is disabled: only the operator can say why, and enable it again.</li>
        </ul>

        <h2>About everything else</h2>
        <p>
          The operator of this installation is responsible for your data, for mistakes of the service and for
          anything that looks unsafe. If an error page showed a request number, send it along: it finds the
          entry in the log.
        </p>
        <OperatorAddress email={operatorEmail} />
      </Prose>
    </>
  );
}

function OperatorAddress({ email }: { email: string | null }) {
  if (email) {
    return (
      <p>
        Write to the operator: <TextLink to={`mailto:${email}`}>{email}</TextLink>
      </p>
    );
  }
  return (
    <Banner title="The operator has not published an address">
      Ask the person who gave you access: your trainer, or whoever installed Mealwright. Operators publish
      their address with the setting <code>CONTACT_EMAIL</code>.
    </Banner>
  );
}
