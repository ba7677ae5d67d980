import { securityPath } from '~/paths/settings';
import { Banner, ButtonLink, ButtonRow, Card, Stack } from '~/ui';

const FILE_NAME = 'mealwright-recovery-codes.txt';

const textOf = (codes: readonly string[]) =>
  `Recovery codes for Mealwright. Each works once.\n\n${codes.join('\n')}\n`;

type RecoveryCodeListProps = {
  codes: readonly string[];
  /** A confirmation of the second factor that was just set up, if these are the first codes. */
  message?: string | undefined;
};

/** Shows new recovery codes. Only their hashes are kept, so this is the only time. */
export function RecoveryCodeList({ codes, message }: RecoveryCodeListProps) {
  return (
    <Card title="Your recovery codes">
      <Stack>
        {message ? <Banner tone="success">{message}</Banner> : null}
        <Banner tone="warning" title="Save these codes now">
          They are shown this once. If you lose your phone, one of them lets you in. Print them, or keep them
          where you keep a spare key, but not on the same phone.
        </Banner>
        <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2" aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code} className="rounded-control bg-raised px-3 py-2 font-mono text-lg">
              {code}
            </li>
          ))}
        </ul>
        <ButtonRow>
          <a
            className="inline-flex min-h-control items-center font-semibold text-accent underline"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(textOf(codes))}`}
            download={FILE_NAME}
          >
            Save as a file
          </a>
          <ButtonLink to={securityPath} variant="primary">
            I have saved them
          </ButtonLink>
        </ButtonRow>
      </Stack>
    </Card>
  );
}
