import type { AppLoadContext } from '@remix-run/node';

const themes = ['system', 'light', 'dark'] as const;
const yearInSeconds = 365 * 24 * 3600;

type Theme = (typeof themes)[number];

export function readTheme(context: AppLoadContext): Theme {
  return themeFrom(context.pageCookie('theme').read(context.cookies)) ?? 'system';
}

export function themeFrom(value: unknown): Theme | null {
  return themes.find((theme) => theme === value) ?? null;
}

export function themeHeaders(context: AppLoadContext, theme: Theme): HeadersInit {
  return { 'Set-Cookie': context.pageCookie('theme').set(theme, { maxAgeSeconds: yearInSeconds }) };
}
