import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { forgotPasswordPath } from '~/paths/pages';
import { pageMeta } from '~/platform/page-meta';
import { Banner, PageHeader, Prose, TextLink } from '~/ui';

export function loader({ context }: LoaderFunctionArgs) {
  return { operatorEmail: context.site.contactEmail };
}

export const meta = pageMeta({
  title: 'Contact',
  indexed: true,
  description: 'Who to ask: your trainer first, then the operator of this Mealwright installation.',
});

export default function Contact() {
  const { operatorEmail } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Contact" description="The quickest way to someone who can help." />
      <Prose>
        <h2>About your plan or your coaching</h2>
        <p>
          Ask your trainer. Only your trainer knows why your plan is the way it is, and only they can change
          it. Your trainer’s address is in the invitation you received, and on your home page.
        </p>
        <p>
          Your invitation has expired or does not open? Your trainer can send it again with one click. A new
          one works for seven days.
        </p>

        <h2>Trouble signing in</h2>
        <ul>
          <li>
            You forgot your password: <TextLink to={forgotPasswordPath}>request a reset link</TextLink>. It
            works once and expires in an hour. Check your spam folder, too.
          </li>
          <li>
            The email never arrives: your account may have a different address. Try the one you were invited
            at.
          </li>
          <li>Your account is disabled: only the operator can tell you why, and enable it again.</li>
        </ul>

        <h2>Everything else</h2>
        <p>
          The operator of this installation is responsible for your data, for errors in the service, and for
          anything that looks unsafe. If an error page showed a request ID, include it: it helps find the
          problem in the logs.
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
        Email the operator: <TextLink to={`mailto:${email}`}>{email}</TextLink>
      </p>
    );
  }
  return (
    <Banner title="The operator has not published an email address">
      Ask the person who gave you access: your trainer, or whoever installed Mealwright. Operators can publish
      their address with the <code>CONTACT_EMAIL</code> setting.
    </Banner>
  );
}
