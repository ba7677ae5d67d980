import { index, type RouteConfig, route } from '@remix-run/route-config';
import { notBuilt } from './platform/route-access';

const account = [
  index('routes/account/home.ts'),
  route('oauth/complete', 'routes/account/oauth-complete.ts'),
  route('logout', 'routes/account/logout.tsx'),
  route('profile', 'routes/account/profile.ts'),
  route('settings/theme', 'routes/account/theme.ts'),
  route('settings/time-zone', 'routes/account/time-zone.ts'),
];

const publicPages = [
  route('login', 'routes/public/login.tsx'),
  route('register', 'routes/public/register.tsx'),
  route('forgot-password', 'routes/public/forgot-password.tsx'),
  route('reset-password/:token?', 'routes/public/reset-password.tsx'),
];

export default [
  ...publicPages,
  ...account,
  ...notBuilt.map(({ path }) => route(path, 'routes/public/not-built.ts', { id: `not-built/${path}` })),
  route('*', 'routes/public/not-found.ts'),
] satisfies RouteConfig;
