import { groceriesPath } from '~/paths/pages';
import { loginBackTo } from '~/platform/own-path';
import { Banner, ButtonLink } from '~/ui';
import type { Standing } from './offline/outbox-state';

type WaitingProps = {
  /** The number of changes that have not been sent. */
  waiting: number;
  standing: Standing;
  /** Whether they are written on this device. */
  isWritten: boolean;
  /** Counts what was done on this page, so that each time says again that it waits. */
  count: number;
};

/** Says what is only on this device yet. */
export function Waiting({ waiting, standing, isWritten, count }: WaitingProps) {
  return (
    <div role="status" className="print:hidden">
      {waiting > 0 && standing !== 'sending' ? (
        <Banner
          key={count}
          tone="warning"
          title={titles[standing](waiting)}
          action={
            standing === 'signed-out' ? (
              <ButtonLink to={loginBackTo(groceriesPath)}>Sign In</ButtonLink>
            ) : null
          }
        >
          {isWritten ? keptText(waiting) : unwrittenText(waiting)}
        </Banner>
      ) : null}
    </div>
  );
}

const keptText = (count: number) =>
  `${count === 1 ? 'It could not be sent yet and is' : 'They could not be sent yet and are'} kept on this device.`;

const unwrittenText = (count: number) =>
  count === 1
    ? 'This browser could not store it. Please keep this page open until it is sent.'
    : 'This browser could not store all of them. Please keep this page open until they are sent.';

const waitText = (count: number) =>
  count === 1 ? '1 change waits for a connection' : `${count} changes wait for a connection`;

const laterText = (count: number) =>
  count === 1 ? '1 change will be sent later' : `${count} changes will be sent later`;

const signInText = (count: number) =>
  count === 1 ? 'Sign in to send 1 change' : `Sign in to send ${count} changes`;

const titles = { offline: waitText, later: laterText, 'signed-out': signInText };
