import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SubmitButton } from '~/ui';
import type { IconComponent } from '~/ui/icons';

export const intents = {
  agree: 'agree',
  logPlan: 'log-plan',
  answer: 'answer',
  skip: 'skip',
  remove: 'remove',
  restore: 'restore',
  undo: 'undo',
  copy: 'copy',
} as const;

type ActionButtonProps = {
  /** The day that is shown. */
  date: string;
  intent: keyof typeof intents;
  fields?: Readonly<Record<string, string>>;
  variant?: 'primary' | 'secondary' | 'quiet';
  icon?: IconComponent;
  /** A text that tells people who cannot see what the button stands beside what it is about. */
  about?: string;
  children: ReactNode;
};

/** Renders a form of one button, which acts on the day that is shown. Its value tells it from the other buttons of the page. */
export function ActionButton(props: ActionButtonProps) {
  const { date, intent, fields = {}, variant = 'secondary', icon, about, children } = props;
  const pressed = [intent, ...Object.values(fields)].join(' ');
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="intent" value={intents[intent]} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton name="pressed" value={pressed} variant={variant} icon={icon} pendingText="Saving...">
        {children}
        {about ? <span className="sr-only"> {about}</span> : null}
      </SubmitButton>
    </Form>
  );
}
