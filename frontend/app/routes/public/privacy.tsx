import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { kept, keptColumns } from '~/features/privacy/kept-data';
import { contactPath } from '~/paths/pages';
import { readAppInfo } from '~/platform/app-info.server';
import { pageMeta } from '~/platform/page-meta';
import { Card, type Column, DataTable, PageHeader, Prose, TextLink } from '~/ui';

export const meta = pageMeta({
  title: 'Privacy',
  indexed: true,
  description: 'What this Mealwright installation keeps about you, why, for how long, and who can see it.',
});

type Cookie = { name: string; why: string; lasts: string };

const cookies: Cookie[] = [
  { name: 'token', why: 'Proves that you are signed in.', lasts: '15 minutes, renewed while you are here' },
  { name: 'refresh', why: 'Renews the cookie above.', lasts: '30 days after your last visit' },
  { name: 'device', why: 'Remembers that you have signed in on this device before.', lasts: '1 year' },
  {
    name: 'account',
    why: 'Notices when another account signs in, so that grocery lists kept on the device are deleted.',
    lasts: '1 year, or until you sign out',
  },
  { name: 'theme', why: 'Remembers whether you chose light or dark.', lasts: '1 year' },
  {
    name: 'admin-recipe-view-type',
    why: 'Remembers whether an administrator views recipes as cards or as a table.',
    lasts: '1 year',
  },
  {
    name: 'toast',
    why: 'Carries a message such as “Invitation Sent” to the next page.',
    lasts: '1 minute at most',
  },
];

const googleCookie: Cookie = {
  name: 'While signing in with Google',
  why: 'Ties Google’s answer to the browser that asked.',
  lasts: 'A few minutes',
};

const cookieColumns: Column<Cookie>[] = [
  { key: 'name', header: 'Cookie', names: true, cell: (row) => row.name },
  { key: 'why', header: 'What it does', cell: (row) => row.why },
  { key: 'lasts', header: 'Lasts', cell: (row) => row.lasts },
];

export async function loader({ context }: LoaderFunctionArgs) {
  return { wishesSentTo: (await readAppInfo(context))?.wishesSentTo ?? null };
}

export default function Privacy() {
  const { wishesSentTo } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Privacy"
        description="What we keep about you, why, for how long, and who can see it."
      />
      <Prose>
        <p>
          Mealwright is software that anybody can install and run. Whoever runs this installation, “the
          operator”, decides what happens to the data in it and is responsible for it (in European law: the
          controller). The makers of the software receive none of it. The{' '}
          <TextLink to={contactPath}>contact page</TextLink> tells you how to reach the operator.
        </p>
        <p>
          In short: only what the service needs, no advertising, no tracking, nothing loaded from other
          companies, and nothing sold.{' '}
          {wishesSentTo
            ? 'One thing is sent to another company: what trainers type to describe a plan, and administrators to have recipes generated (see below).'
            : 'Nothing is passed on to other companies.'}
        </p>
        <h2>What is kept</h2>
      </Prose>
      <div className="my-4">
        <Card flush>
          <DataTable caption="What is kept" columns={keptColumns} rows={kept} rowKey={(row) => row.what} />
        </Card>
      </div>
      <Prose>
        <p>
          A plan can say something about your health: what you weigh, what you want to achieve, what you are
          allergic to. It is used for coaching only. Enter only what you want to be used for that.
        </p>
        <p>
          Where the table names no time, nothing is deleted automatically: the operator decides. Where
          European law applies, the operator keeps accounts, coaching, and plans because the service you asked
          for needs them (Article 6(1)(b) GDPR); security events, emails, visits, and changes because of a
          legitimate interest in a safe and working service (Article 6(1)(f)); and what you enter about your
          health because you agreed to it before your first entry (Article 9(2)(a)). You can take that back at
          any time: nothing more is kept then, and your trainers read nothing anymore.
        </p>

        <h2>Who can see it</h2>
        <ul>
          <li>
            <strong>Your trainer</strong>: your name, your email address, how long they have coached you, and
            your plans. This ends when the coaching ends.
          </li>
          <li>
            <strong>Your customers</strong>, if you are a trainer: your name, your email address, and the
            plans you assign to them.
          </li>
          <li>
            <strong>Anyone with the link</strong> to a plan that its owner shares: the plan. It does not name
            the customer or show the notes unless the owner chose to include them.
          </li>
          <li>
            <strong>Administrators</strong> of this installation: accounts, who coaches whom, when people last
            signed in, and the changes that administrators made.
          </li>
          <li>
            <strong>The operator</strong> and the companies that run machines for the operator (hosting,
            email, perhaps storage) have technical access to the data. Ask the operator who and where they
            are.
          </li>
        </ul>
        <p>
          <strong>Google</strong> is involved only if the operator offers “Sign in with Google” and you use
          it. Google then learns that you sign in here, and this service receives your Google account’s ID,
          email address, name, and the address of your picture. You can unlink it in your profile once you
          have a password.
        </p>
        <WishReader sentTo={wishesSentTo} />

        <h2>Cookies</h2>
        <p>
          Each of them is needed for something you ask for, none is for tracking, and none can be read by
          scripts. In production their names begin with <code>__Host-</code>.
        </p>
      </Prose>
      <div className="my-4">
        <Card flush>
          <DataTable
            caption="Cookies"
            columns={cookieColumns}
            rows={[...cookies, googleCookie]}
            rowKey={(row) => row.name}
          />
        </Card>
      </div>
      <Prose>
        <p>
          A program that uses the API gets one cookie of its own, <code>refreshToken</code>, which lasts 30
          days.
        </p>

        <h2>How it is protected</h2>
        <p>
          Passwords, sessions, and the links in emails are stored in such a way that reading the database does
          not reveal them. Invitation and share links are encrypted, so that trainers can copy them again.
          Signing out ends your session at once; changing your password ends all others.
        </p>

        <h2>Your rights</h2>
        <p>You can ask the operator, free of charge,</p>
        <ul>
          <li>what is kept about you, and for a copy of it in a machine-readable format;</li>
          <li>to correct it (you can change your name, time zone, and password yourself in your profile);</li>
          <li>to delete your account and everything that belongs to it;</li>
          <li>to restrict what is done with it, or to stop uses based on the operator’s interests;</li>
          <li>to withdraw your consent for the future.</li>
        </ul>
        <p>
          If you think your data is not being handled properly, you can also complain to the data protection
          authority where you live.
        </p>

        <h2>Changes</h2>
        <p>When this notice changes, the new version is published here. Last changed on November 22, 2026.</p>
      </Prose>
    </>
  );
}

/** Says who reads what trainers and administrators type, because it may be about a customer. */
function WishReader({ sentTo }: { sentTo: string | null }) {
  if (!sentTo) {
    return (
      <p>
        <strong>What trainers type to describe a plan</strong>, and administrators to have recipes generated,
        is read by rules on this server. It is not sent to an AI service.
      </p>
    );
  }
  return (
    <p>
      <strong>What trainers type to describe a plan</strong> is sent to a language model at{' '}
      <strong>{sentTo}</strong>, which turns it into targets and rules. It can contain a customer’s name,
      goals, and foods they do not eat. It happens only when a trainer has the text read. What administrators
      type to have recipes generated, and the names and foods of those recipes, are sent there, too, and
      nothing else. Ask the operator what that provider does with it.
    </p>
  );
}
