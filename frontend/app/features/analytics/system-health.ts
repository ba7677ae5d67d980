import type { components } from '#openapi/schema';
import type { BadgeTone } from '~/ui';

export type Health = components['schemas']['AnalyticsHealth'];

/** The server says how each component is; every other word than these two means that it fails. */
const healthy = 'healthy';
const notConfigured = 'not configured';

const names: Record<string, string> = {
  database: 'Database',
  connections: 'New connections to the database',
  migrations: 'Schema of the database',
  queue: 'Job queue',
  storage: 'File storage',
  mail: 'Mail server',
  ai: 'Language model',
  google: 'Sign-in with Google',
};

export type Component = { name: string; status: string; tone: BadgeTone };

export const componentsOf = ({ components: states }: Pick<Health, 'components'>): Component[] =>
  Object.entries(states).map(([key, state = '']) => ({ name: names[key] ?? key, ...shown(state) }));

function shown(state: string): Omit<Component, 'name'> {
  if (state === healthy) return { status: 'Healthy', tone: 'accent' };
  if (state === notConfigured) return { status: 'Not configured', tone: 'neutral' };
  return { status: 'Failing', tone: 'danger' };
}

/** Says in a word or two how the whole system is. */
export function systemHealth(health: Pick<Health, 'components'>): string {
  const failing = componentsOf(health).filter(({ tone }) => tone === 'danger').length;
  return failing === 0 ? 'Healthy' : `${failing} failing`;
}
