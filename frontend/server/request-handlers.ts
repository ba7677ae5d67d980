import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import type { Application } from './remix-build.ts';

export type Handlers = {
  /** The Remix handler for this path. */
  handlerFor: (pathname: string) => RequestHandler;
  /** A key that is equal for all paths which match the same routes: `/recipes/7` and `/Recipes/8` are `recipes/:`. */
  shapeOf: (pathname: string) => string;
};

/** Real users do not cause more shapes. Beyond this number, shapes are matched each time. */
const MAX_SHAPES = 1000;

/**
 * Remix walks through all routes four times per page and compiles a pattern for each route it tries: with a hundred
 * routes, that takes longer than rendering the page. So there is one handler for each set of routes that can match an
 * address or one of its ancestors, and each address goes to the handler that knows only those.
 */
export function createRequestHandlers({ build, mode }: Application): Handlers {
  if (typeof build === 'function') {
    const handler = createRequestHandler(build, mode);
    return { handlerFor: () => handler, shapeOf: (pathname) => pathname.replace(/^\/+/, '') };
  }
  const whole = createRequestHandler(build, mode);
  const patterns = Object.keys(build.routes).map((id) => ({ id, pattern: patternOf(build.routes, id) }));
  const words = new Set(patterns.flatMap(({ pattern }) => pattern.map(wordOf)));
  const deepest = Math.max(...patterns.map(({ pattern }) => pattern.length));
  const byShape = new Map<string, RequestHandler>();
  const byRoutes = new Map<string, RequestHandler>();

  return {
    handlerFor(pathname) {
      const segments = segmentsOf(pathname);
      if (segments === null) return whole;
      const shape = shapeFrom(segments);
      const known = byShape.get(shape);
      if (known) return known;
      const handler = handlerOf(segments);
      if (byShape.size < MAX_SHAPES) byShape.set(shape, handler);
      return handler;
    },
    shapeOf: (pathname) => {
      const segments = pathname
        .split('/')
        .filter(Boolean)
        .slice(0, deepest + 1);
      return shapeFrom(segments.map((segment) => decoded(segment).toLowerCase()));
    },
  };

  /** Below the deepest route, further segments make no difference. */
  function shapeFrom(segments: readonly string[]): string {
    const told = segments.slice(0, deepest + 1);
    return told.map((segment) => (words.has(segment) ? segment : ':')).join('/');
  }

  function handlerOf(segments: string[]): RequestHandler {
    const ids = patterns.filter(({ pattern }) => reaches(pattern, segments)).map(({ id }) => id);
    const key = ids.join();
    const handler = byRoutes.get(key) ?? createRequestHandler(narrowed(build as ServerBuild, ids), mode);
    byRoutes.set(key, handler);
    return handler;
  }
}

/** Returns null for paths that only the complete table can answer: the manifest and unusual spellings. */
function segmentsOf(pathname: string): string[] | null {
  if (pathname === '/__manifest' || /%|\/\//.test(pathname)) return null;
  const path = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
  return path.toLowerCase().split('/').filter(Boolean);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

type Routes = ServerBuild['routes'];

function narrowed(build: ServerBuild, ids: string[]): ServerBuild {
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return {
    ...build,
    routes: only(build.routes) as Routes,
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

/** Returns the segments of a route's path, starting with those of its parents. */
function patternOf(routes: Routes, id: string): string[] {
  const route = routes[id];
  const outer = route?.parentId === undefined ? [] : patternOf(routes, route.parentId);
  return [...outer, ...(route?.path ?? '').toLowerCase().split('/').filter(Boolean)];
}

const wordOf = (part: string) => part.replace(/\?$/, '');

/**
 * Says whether a pattern can match an address or a beginning of it, because browsers are also told about parent
 * routes.
 */
function reaches(pattern: readonly string[], segments: readonly string[]): boolean {
  const [part, ...parts] = pattern;
  if (part === undefined || part === '*') return true;
  if (part.endsWith('?') && reaches(parts, segments)) return true;
  const [segment, ...rest] = segments;
  const word = wordOf(part);
  return segment !== undefined && (word.startsWith(':') || word === segment) && reaches(parts, rest);
}
