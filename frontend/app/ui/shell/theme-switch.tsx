import { Form, useLocation } from '@remix-run/react';
import { themePath } from '~/paths/pages';
import { type IconComponent, MoonIcon, SunIcon, SystemIcon } from '../icons';
import type { ThemeChoice } from './types';

const choices: ReadonlyArray<{ value: ThemeChoice; label: string; icon: IconComponent }> = [
  { value: 'system', label: 'System', icon: SystemIcon },
  { value: 'light', label: 'Light', icon: SunIcon },
  { value: 'dark', label: 'Dark', icon: MoonIcon },
];

/** Three submit buttons. The server keeps the choice in a cookie. */
export function ThemeSwitch({ theme }: { theme: ThemeChoice }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={themePath} preventScrollReset className="inline-block print:hidden">
      <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      <fieldset className="flex rounded-control border border-line bg-raised p-px">
        <legend className="sr-only">Theme</legend>
        {choices.map(({ value, label, icon: Icon }) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={value === theme}
            title={label}
            className="grid min-h-control min-w-control place-items-center rounded-control text-muted hover:text-ink aria-pressed:bg-surface aria-pressed:text-accent aria-pressed:shadow-low"
          >
            <Icon />
            <span className="sr-only">{label}</span>
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
