import { index, type RouteConfig, route } from '@remix-run/route-config';

export default [route(process.env.PAGE_PATH ?? '', 'page.tsx'), index('home.tsx')] satisfies RouteConfig;
