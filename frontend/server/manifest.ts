import type { RequestHandler } from '@remix-run/node';
import type { Handlers } from './request-handlers.ts';

/** No page has more kinds of links. A request with more does not come from one of our pages. */
export const MAX_SHAPES = 40;
/** The longest address that Remix itself creates. */
const MAX_ADDRESS = 7_680;
/** Beyond this number, shapes are looked up each time. */
const MAX_KEPT = 1_000;

/** Routes for the browser's manifest, by their IDs. */
type Patch = Record<string, unknown>;

export type AnswerManifest = (url: URL) => Promise<Response>;

/**
 * Tells browsers which routes belong to the links on a page. Remix walks through all routes for each link and each of
 * its ancestors, so an address full of links takes seconds. Here each kind of link is looked up once, among the
 * routes that can match it, and cached.
 */
export function createManifest({ handlerFor, shapeOf }: Handlers): AnswerManifest {
  const kept = new Map<string, Patch>();

  return async (url) => {
    if (url.href.length > MAX_ADDRESS) return refusal();
    const shapes = new Set(url.searchParams.getAll('p').map(shapeOf));
    if (shapes.size === 0 || shapes.size > MAX_SHAPES) return refusal();
    const version = url.searchParams.get('version') ?? '';
    const patches: Patch = {};
    for (const shape of shapes) {
      const answer = await patchFor(shape, version, url.origin);
      if (answer instanceof Response) return answer;
      Object.assign(patches, answer);
    }
    return Response.json(patches, { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } });
  };

  /** Returns a response if the browser has the pages of another version. */
  async function patchFor(shape: string, version: string, origin: string): Promise<Patch | Response> {
    const key = `${version} ${shape}`;
    const known = kept.get(key);
    if (known) return known;
    const answer = await ask(handlerFor(`/${shape}`), shape, version, origin);
    if (answer.status !== 200) return answer;
    const patch: Patch = await answer.json();
    if (kept.size < MAX_KEPT) kept.set(key, patch);
    return patch;
  }
}

function ask(handle: RequestHandler, shape: string, version: string, origin: string): Promise<Response> {
  const url = new URL('/__manifest', origin);
  url.searchParams.set('p', `/${shape}`);
  url.searchParams.set('version', version);
  return handle(new Request(url));
}

const refusal = () => new Response('Invalid Request', { status: 400 });
