import type { OwnPasskey, SecondFactor } from '~/features/second-factor/second-factor.server';
import {
  codesPath,
  newPasskeyPath,
  ownPasskeyPath,
  recoveryCodesPath,
  removeCodesPath,
} from '~/paths/settings';
import { Badge, Banner, ButtonLink, ButtonRow, Card, RelativeTime, Stack, TextLink } from '~/ui';

type SecondStepCardProps = {
  factor: SecondFactor;
  passkeys: readonly OwnPasskey[];
  timeZone: string | null;
  mustAdd: boolean;
};

/** The second factors of an account, and ways to set them up. */
export function SecondStepCard({ factor, passkeys, timeZone, mustAdd }: SecondStepCardProps) {
  const { appSince, recoveryCodesLeft } = factor;
  return (
    <Card
      title="Second step when signing in"
      description="With a second step, your password alone does not open your account. Someone who finds it out still cannot get in."
    >
      <Stack>
        {mustAdd ? (
          <Banner tone="warning" title="Please set up a second step">
            This site asks administrators for one. You can use the other pages once it is set up.
          </Banner>
        ) : null}
        <section aria-labelledby="codes" className="grid gap-2">
          <h3 id="codes" className="flex flex-wrap items-center gap-2 font-semibold">
            Codes from an app {appSince ? <Badge tone="accent">On</Badge> : <Badge>Off</Badge>}
          </h3>
          {appSince ? (
            <p className="text-muted">
              Set up <RelativeTime value={appSince} timeZone={timeZone} withTime />.
            </p>
          ) : (
            <p className="text-muted">
              An app on your phone shows a code of six digits. You enter it after your password.
            </p>
          )}
          <ButtonRow>
            <ButtonLink to={codesPath}>{appSince ? 'Set up on another phone' : 'Set up codes'}</ButtonLink>
            {appSince ? <ButtonLink to={removeCodesPath}>Remove the app</ButtonLink> : null}
          </ButtonRow>
        </section>
        <Passkeys passkeys={passkeys} timeZone={timeZone} />
        {appSince || passkeys.length > 0 ? (
          <section aria-labelledby="recovery" className="grid gap-2 border-t border-line pt-4">
            <h3 id="recovery" className="font-semibold">
              Recovery codes
            </h3>
            <p className="text-muted">
              {recoveryCodesLeft} of 10 left. They let you in if you lose your phone. Each works once.
            </p>
            <ButtonRow>
              <ButtonLink to={recoveryCodesPath}>Make new codes</ButtonLink>
            </ButtonRow>
          </section>
        ) : null}
      </Stack>
    </Card>
  );
}

function Passkeys({ passkeys, timeZone }: Pick<SecondStepCardProps, 'passkeys' | 'timeZone'>) {
  return (
    <section aria-labelledby="passkeys" className="grid gap-2 border-t border-line pt-4">
      <h3 id="passkeys" className="flex flex-wrap items-center gap-2 font-semibold">
        Passkeys {passkeys.length > 0 ? <Badge tone="accent">On</Badge> : <Badge>Off</Badge>}
      </h3>
      <p className="text-muted">
        A passkey signs you in with your finger, your face, or the PIN of your device, without a password.
      </p>
      {passkeys.length > 0 ? (
        <ul>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className="border-t border-line py-2 first:border-t-0">
              <TextLink to={ownPasskeyPath(id)}>{name}</TextLink>
              <p className="text-sm text-muted">
                Added <RelativeTime value={createdAt} timeZone={timeZone} withTime />
                {lastUsedAt ? (
                  <>
                    , last used <RelativeTime value={lastUsedAt} timeZone={timeZone} withTime />
                  </>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <ButtonRow>
        <ButtonLink to={newPasskeyPath}>Add a passkey</ButtonLink>
      </ButtonRow>
    </section>
  );
}
