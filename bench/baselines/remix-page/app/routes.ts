import { index, type RouteConfig, route } from '@remix-run/route-config';

export default [route('login', 'login.tsx'), index('home.tsx')] satisfies RouteConfig;
