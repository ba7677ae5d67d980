import { pageMeta } from '~/platform/page-meta';
import { Card, type Column, DataTable, PageHeader, Prose, TextLink } from '~/ui';

export const meta = pageMeta({
  title: 'Privacy',
  indexed: true,
  description: 'What this Mealwright installation keeps about you, why, for how long, and who sees it.',
});

type Kept = { what: string; content: string; why: string; until: string };

const kept: Kept[] = [
  {
    what: 'Account',
    content:
      'Email address, role, and if given your name and time zone. Your password only as a hash (Argon2id).',
    why: 'To know you again and to show you dates in your time.',
    until: 'The operator deletes the account.',
  },
  {
    what: 'Sessions',
    content: 'When you signed in and were last seen, IP address, and how your browser names itself.',
    why: 'To keep you signed in, to show you where you are, and to end sessions.',
    until:
      'A session ends when you sign out, after 30 days without a visit, and after 90 days in any case. Its entry is deleted 90 days later.',
  },
  {
    what: 'Visits',
    content: 'Start and end of a visit, how many pages were viewed, IP address and browser.',
    why: 'To tell the operator how much the service is used.',
    until: 'The operator deletes the account.',
  },
  {
    what: 'Security events',
    content:
      'Sign-ins, failed tries, lockouts, password changes and refused access, with time, IP address and browser.',
    why: 'To notice attacks and to explain them afterwards.',
    until: '180 days have passed; they can outlast the account, then without its name.',
  },
  {
    what: 'Known devices',
    content: 'A hash that tells a device on which you have signed in before.',
    why: 'So that somebody who guesses passwords elsewhere cannot lock you out.',
    until: 'A year has passed since you last signed in there.',
  },
  {
    what: 'Invitations',
    content: 'The address that a trainer invites, the trainer’s message, and when it was sent and accepted.',
    why: 'To link customer and trainer. The link is good for 7 days.',
    until: 'The trainer’s account is deleted.',
  },
  {
    what: 'Coaching',
    content: 'Which trainer coaches which customer, since when and until when.',
    why: 'Everything that a trainer may see follows from it.',
    until: 'One of the two accounts is deleted.',
  },
  {
    what: 'Favorites, notes and collections',
    content: 'Which recipes you keep, what you note about them, and your collections of them.',
    why: 'To show them to you. Nobody else sees them, but for a collection that you make public.',
    until: 'You remove them, or the account is deleted.',
  },
  {
    what: 'Ratings and reviews',
    content:
      'Your stars, your text, how hard a dish was and whether you would cook it again; your votes on reviews.',
    why: 'To help others to choose. Everybody who can see the recipe sees them, with your name, if you have given one.',
    until: 'You take the rating back, or the account is deleted.',
  },
  {
    what: 'What you do with recipes',
    content: 'Which recipes you open, cook and share, and what you search for, with the time.',
    why: 'To recommend recipes to you and to say why, and to count for the operator what is used.',
    until: 'The account is deleted.',
  },
  {
    what: 'Assigned recipes',
    content: 'Which recipes your trainer or an administrator picked for you, and when.',
    why: 'To show them to you, and to your trainer.',
    until: 'They are withdrawn, or one of the accounts is deleted.',
  },
  {
    what: 'Mails sent',
    content: 'To which address, with which subject, when, and whether it worked. Not the text.',
    why: 'To find out why a mail did not arrive.',
    until: 'The operator removes them.',
  },
  {
    what: 'Changes by administrators',
    content:
      'Who disabled, enabled, linked or unlinked whom, who changed, approved or deleted which recipe, and when.',
    why: 'So that such changes can be traced.',
    until: 'The operator removes them.',
  },
];

const keptColumns: Column<Kept>[] = [
  { key: 'what', header: 'What', names: true, cell: (row) => row.what },
  { key: 'content', header: 'Content', cell: (row) => row.content },
  { key: 'why', header: 'Why', cell: (row) => row.why },
  { key: 'until', header: 'Kept until', cell: (row) => row.until },
];

type Cookie = { name: string; why: string; lasts: string };

const cookies: Cookie[] = [
  { name: 'token', why: 'Proves that you are signed in.', lasts: '15 minutes, renewed while you are here' },
  { name: 'refresh', why: 'Renews the one above.', lasts: '30 days after your last visit' },
  { name: 'device', why: 'Says that you have signed in on this device before.', lasts: '1 year' },
  { name: 'theme', why: 'Remembers light or dark, once you have chosen.', lasts: '1 year' },
  {
    name: 'admin-recipe-view-type',
    why: 'Remembers whether an administrator looks at recipes as cards or as a table.',
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
  why: 'Ties the answer of Google to the browser that asked.',
  lasts: 'A few minutes',
};

const cookieColumns: Column<Cookie>[] = [
  { key: 'name', header: 'Cookie', names: true, cell: (row) => row.name },
  { key: 'why', header: 'What it does', cell: (row) => row.why },
  { key: 'lasts', header: 'Lasts', cell: (row) => row.lasts },
];

export default function Privacy() {
  return (
    <>
      <PageHeader title="Privacy" description="What is kept about you, why, for how long, and who sees it." />
      <Prose>
        <p>
          Mealwright is software that somebody installs and runs. Whoever runs this installation, “the
          operator”, decides about the data in it and is responsible for it (in the words of European law: the
          controller). The makers of the software get none of it. The{' '}
          <TextLink to="/contact">contact page</TextLink> says how to reach the operator.
        </p>
        <p>
          In short: only what the service needs, no advertising, no tracking, nothing loaded from other
          companies, and nothing sold or passed on.
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
          What you and your trainer enter as the coaching goes on, such as plans, measurements and goals, is
          kept with your account in the same way and for coaching only. Some of it says something about your
          health: enter only what you want to be used for that.
        </p>
        <p>
          Where the table names no time, nothing is deleted by a timer: the operator decides. Where European
          law applies, the operator keeps accounts and coaching because the service you asked for needs them
          (Article 6 (1) b GDPR), security events, mails, visits and changes because of the interest in a safe
          and working service (f), and what you enter about your health because you consent by entering it
          (Article 9 (2) a), which you can take back by having it deleted.
        </p>

        <h2>Who sees it</h2>
        <ul>
          <li>
            <strong>Your trainer</strong>: your name, your email address and since when you are coached; also
            your plans, measurements and goals. This ends when the coaching ends. Photos that you mark as
            private stay yours alone.
          </li>
          <li>
            <strong>Your customers</strong>, if you are a trainer: your name and your email address.
          </li>
          <li>
            <strong>Administrators</strong> of this installation: accounts, who coaches whom, last sign-ins
            and the changes that administrators made.
          </li>
          <li>
            <strong>The operator</strong> and those who run machines for the operator (the host, the mail
            service, perhaps a storage service) can reach the data technically. Ask the operator who they are
            and where they are.
          </li>
        </ul>
        <p>
          <strong>Google</strong> takes part only if the operator offers “Sign in with Google” and you use it.
          Google then learns that you sign in here; this service gets your Google account’s number, email
          address, name and picture address. You can unlink it on your profile once you have a password.
        </p>

        <h2>Cookies</h2>
        <p>
          All of them are needed for what you ask for, none is for tracking, and none can be read by scripts.
          In production their names begin with <code>__Host-</code>.
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
          A program that uses the interface for programs gets one cookie of its own, <code>refreshToken</code>
          , for 30 days.
        </p>

        <h2>How it is protected</h2>
        <p>
          Passwords, sessions and links in mails are stored so that reading the database does not give them
          away; an invitation link is stored encrypted, so that your trainer can copy it. Signing out,
          changing your password and a disabled account end sessions at once.
        </p>

        <h2>Your rights</h2>
        <p>You can ask the operator, at no cost,</p>
        <ul>
          <li>what is kept about you, and for a copy of it in a form that programs can read;</li>
          <li>to correct it; your name, time zone and password you can change yourself on your profile;</li>
          <li>to delete your account and what belongs to it;</li>
          <li>to restrict what is done with it, or to stop uses that rest on the operator’s interests;</li>
          <li>to take back a consent, for the future.</li>
        </ul>
        <p>
          If you think that your data is not treated as it should be, you can also complain to the data
          protection authority where you live.
        </p>

        <h2>Changes</h2>
        <p>When something here changes, the new text stands here. Last changed on 20 November 2026.</p>
      </Prose>
    </>
  );
}
