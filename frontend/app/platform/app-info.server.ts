import type { AppLoadContext } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { apiForVisitor } from './api.server';

export type AppInfo = components['schemas']['AppInfoResponse'];

const freshForMs = 60_000;
let kept: { info: AppInfo; until: number } | null = null;

/**
 * Facts about the backend. They are the same for everyone and only change with a restart, so they are cached for a
 * while.
 */
export async function readAppInfo(context: AppLoadContext): Promise<AppInfo | null> {
  if (kept && kept.until > Date.now()) return kept.info;
  const { data } = await apiForVisitor(context).GET('/api/app');
  if (data) kept = { info: data, until: Date.now() + freshForMs };
  return kept?.info ?? null;
}
