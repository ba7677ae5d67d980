import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SubmitButton } from '~/ui';

export const intents = {
  agree: 'agree',
  logPlan: 'log-plan',
  answer: 'answer',
  skip: 'skip',
  remove: 'remove',
  restore: 'restore',
  copy: 'copy',
} as const;

type ActionButtonProps = {
  intent: keyof typeof intents;
  fields?: Readonly<Record<string, string>>;
  variant?: 'primary' | 'secondary' | 'quiet';
  /** What the button is about, for those who do not see what it stands beside. */
  about?: string;
  children: ReactNode;
};

/** A form of one button, which acts on the day that is shown. */
export function ActionButton({
  intent,
  fields = {},
  variant = 'secondary',
  about,
  children,
}: ActionButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intents[intent]} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton variant={variant} pendingText="Saving...">
        {children}
        {about ? <span className="sr-only"> {about}</span> : null}
      </SubmitButton>
    </Form>
  );
}
