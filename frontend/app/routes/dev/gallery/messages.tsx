import { Banner, ButtonLink, ButtonRow, EmptyState, ErrorSummary, Skeleton, TextLink } from '~/ui';
import { MailIcon, SearchIcon } from '~/ui/icons';
import { Part, Specimen } from './specimen';

export function Messages() {
  return (
    <Part title="Messages">
      <Specimen name="Banner">
        <Banner tone="success" title="Invitation Sent">
          jane@example.com has seven days to accept it.
        </Banner>
        <Banner tone="info">You are signed in as a demo trainer.</Banner>
        <Banner tone="warning" title="This replaces a plan">
          Jane has an active plan. It is kept, but no longer active.
        </Banner>
        <Banner tone="danger" title="Login failed" action={<TextLink to="/dev/ui">Try again</TextLink>}>
          Wrong email or password.
        </Banner>
      </Specimen>
      <Specimen name="Toast: one at a time">
        <ButtonRow>
          {['success', 'info', 'warning', 'danger'].map((tone) => (
            <ButtonLink key={tone} to={`/dev/ui?toast=${tone}`} preventScrollReset>
              {tone}
            </ButtonLink>
          ))}
        </ButtonRow>
        <p className="text-muted">
          Success and info leave after four seconds, unless somebody points at them.
        </p>
      </Specimen>
      <Specimen name="ErrorSummary">
        <ErrorSummary
          takesFocus={false}
          fields={{
            '': ['An account with this email already exists. Please login or use a different email.'],
            email: ['Please enter a valid email address'],
            password: ['Password must be at least 8 characters'],
          }}
        />
      </Specimen>
      <Specimen name="ErrorSummary: the form as a whole">
        <ErrorSummary takesFocus={false} title="Login failed" message="Wrong email or password." />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          icon={MailIcon}
          title="No invitations yet"
          action={
            <ButtonLink to="/dev/ui" variant="primary">
              Invite a customer
            </ButtonLink>
          }
        >
          Customers you invite appear here until they have accepted.
        </EmptyState>
        <EmptyState icon={SearchIcon} title="Nobody matches these filters" />
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton />
        <Skeleton card lines={4} />
      </Specimen>
    </Part>
  );
}
