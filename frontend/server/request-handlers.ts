import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import type { Application } from './remix-build.ts';

/** The handler of Remix that answers this path. */
export type HandlerFor = (pathname: string) => RequestHandler;

/**
 * Remix goes through all routes four times for each page, and makes a pattern of every one that it tries: with a
 * few dozen routes that takes longer than to render the page. Most of them cannot match for their first segment
 * already. So there is a handler for each first segment, which knows only the routes that can.
 */
export function createRequestHandlers({ build, mode }: Application): HandlerFor {
  if (typeof build === 'function') {
    const handler = createRequestHandler(build, mode);
    return () => handler;
  }
  const known = firstSegments(build);
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  return (pathname) => {
    const segment = firstSegmentOf(pathname);
    if (segment === null) return whole;
    const key = known.has(segment) ? segment : '';
    let handler = handlers.get(key);
    if (!handler) {
      handler = createRequestHandler(narrowed(build, key), mode);
      handlers.set(key, handler);
    }
    return handler;
  };
}

/** Null for what only the whole table can answer: the manifest, and spellings that are not plain. */
function firstSegmentOf(pathname: string): string | null {
  if (pathname === '/__manifest' || /%|\/\//.test(pathname)) return null;
  const path = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
  return path.split('/', 2)[1]?.toLowerCase() ?? '';
}

type Routes = ServerBuild['routes'];

function narrowed(build: ServerBuild, segment: string): ServerBuild {
  const stays = ([id]: [string, unknown]) => canBeginWith(segment, pathTo(build.routes, id));
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(stays));
  return {
    ...build,
    routes: only(build.routes) as Routes,
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

function canBeginWith(segment: string, path: string | undefined): boolean {
  const first = plainFirstSegment(path);
  return first === null || first === segment;
}

const firstSegments = ({ routes }: ServerBuild) =>
  new Set(Object.keys(routes).map((id) => plainFirstSegment(pathTo(routes, id))));

/** The path by which an address comes to a route: of the outermost route round it that has one. */
function pathTo(routes: Routes, id: string): string | undefined {
  const route = routes[id];
  const outer = route?.parentId === undefined ? undefined : pathTo(routes, route.parentId);
  return outer ?? (route?.path || undefined);
}

/** Null where a route begins with anything: a parameter, a rest, an optional segment, no path of its own. */
function plainFirstSegment(path: string | undefined): string | null {
  const first = path?.split('/', 1)[0];
  return first && !/[:*?]/.test(first) ? first.toLowerCase() : null;
}
