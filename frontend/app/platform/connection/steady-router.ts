import { data, matchRoutes } from '@remix-run/react';
import { isConnectionLost, isModuleMissing, isServerAway } from './connection-lost';
import { failureIn, unanswered } from './failures';
import { onlyAsks } from './form-method';
import { tell } from './notices';
import type { Answers, AskedRoute, Router, RouterInit } from './router-types';

/**
 * A route for background forms whose own route cannot be loaded. They are sent here and told that there was no
 * answer.
 */
const nowhere = {
  id: 'nowhere',
  path: '/nowhere',
  action: () => unanswered,
  loader: () => unanswered,
};

const MIN_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 60_000;

/**
 * Wraps Remix's router, which replaces the page with an error as soon as any request fails. This one keeps the page:
 *
 * - A background form or request is told that it was not answered.
 * - A reload of the data on the screen is retried later, and the page shows its current data until then.
 * - A link or a form that leads to another page stays here, and the page says why.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: all of it shares the router that it makes, and what stays of it
export function steady(createRouter: (init: RouterInit) => Router): (init: RouterInit) => Router {
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: all of it shares the router that it makes, and what stays of it
  return (init) => {
    const router = createRouter({
      ...init,
      routes: [...init.routes, nowhere],
      async dataStrategy(asked) {
        if (stays) return asBefore(asked);
        const answers = await init.dataStrategy(asked);
        if (asked.request.signal.aborted) return answers;
        if (asked.fetcherKey) return inBackground(asked, answers);
        if (asked.request.method === 'GET' && isHere(asked.request.url)) return forThisPage(answers);
        const lost = whyLost(answers);
        if (lost && mayStay(asked)) await stay(lost, asked);
        return answers;
      },
      async patchRoutesOnNavigation(discovery) {
        const { path, signal, fetcherKey } = discovery;
        if (path === router.state.location.pathname) return;
        try {
          await init.patchRoutesOnNavigation(discovery);
        } catch (error) {
          if (signal.aborted) throw error;
          // A better matching route might exist, but a request for this one would fail as well.
          if (isKnown(path)) return;
          if (fetcherKey || isBackOrForward()) throw error;
          await stay(error);
        }
      },
    });
    const submit = router.fetch;
    router.fetch = (key, routeId, href, options) => {
      if (href === null || isKnown(href)) return submit(key, routeId, href, options);
      const { pathname: path } = new URL(href, window.location.origin);
      const signal = new AbortController().signal;
      init.patchRoutesOnNavigation({ path, matches: [], patch: router.patchRoutes, signal }).then(
        () => submit(key, routeId, href, options),
        () => submit(key, routeId, nowhere.path, options),
      );
    };

    let stays = false;
    let pause = MIN_PAUSE_MS;

    /** Replaces the current navigation by one to the current page, which loads nothing. */
    async function stay(failure: unknown, asked?: AskedRoute): Promise<void> {
      const { pathname, search, hash, state } = router.state.location;
      stays = true;
      await router.navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state });
      stays = false;
      await sayWhy(failure, asked);
    }

    /** Routes that already have data keep it, and those without data show the failure. */
    function forThisPage(answers: Answers): Answers {
      const { loaderData } = router.state;
      const kept = Object.entries(answers).filter(([id, answer]) => id in loaderData && isTransient(answer));
      if (kept.length === 0) {
        pause = MIN_PAUSE_MS;
        return answers;
      }
      sayWhatIsShown(router.state.navigation);
      setTimeout(() => router.revalidate(), pause);
      pause = Math.min(2 * pause, MAX_PAUSE_MS);
      return {
        ...answers,
        ...asIn(
          loaderData,
          kept.map(([id]) => id),
        ),
      };
    }

    const asBefore = ({ matches }: AskedRoute): Answers =>
      asIn(
        router.state.loaderData,
        matches.filter(({ shouldLoad }) => shouldLoad).map(({ route }) => route.id),
      );

    const isHere = (address: string) => {
      const { pathname, search } = new URL(address);
      return pathname + search === router.state.location.pathname + router.state.location.search;
    };

    /** The address has already changed, and only the browser could change it back. */
    const isBackOrForward = () => !isHere(window.location.href);

    /** Loading after a form was sent is part of that form: the page did not load, but the form was not lost. */
    const mayStay = ({ request: { method } }: AskedRoute) =>
      !isBackOrForward() && (method !== 'GET' || onlyAsks(router.state.navigation.formMethod));

    function isKnown(href: string): boolean {
      const { pathname } = new URL(href, window.location.href);
      const route = matchRoutes(router.routes, pathname)?.at(-1)?.route;
      return route !== undefined && route.path !== '*';
    }

    return router;
  };
}

function inBackground({ request: { method } }: AskedRoute, answers: Answers): Answers {
  const told = Object.entries(answers).map(([id, answer]) => {
    if (failureIn(answer) === null) return [id, answer];
    // With this status nothing is reloaded, because nothing has changed.
    return [id, { type: 'data', result: method === 'GET' ? unanswered : data(unanswered, 503) }];
  });
  return Object.fromEntries(told);
}

const asIn = (loaded: Record<string, unknown>, ids: readonly string[]): Answers =>
  Object.fromEntries(ids.map((id) => [id, { type: 'data', result: loaded[id] }]));

const whyLost = (answers: Answers): object | null | undefined =>
  Object.values(answers).map(failureIn).find(isConnectionLost);

/** A failure that may pass. A page that is gone or forbidden is real news about it. */
function isTransient(answer: Answers[string]): boolean {
  const failure = failureIn(answer);
  const { status } = (failure ?? {}) as { status?: number };
  return failure !== null && (status === undefined || status >= 500);
}

/** The user only waits for the page if they navigated to it. */
function sayWhatIsShown({ state, formMethod }: Router['state']['navigation']): void {
  if (state === 'idle') return;
  if (onlyAsks(formMethod))
    tell(unreachable, 'You see the page as it was before. It will be updated as soon as possible.');
  else
    tell(
      'Your change was received',
      'The server could not be reached after that, so you see the page as it was before.',
    );
}

const unreachable = 'The server could not be reached';

/** A server that answers but lacks the modules of this page is newer. A full page load gets the new ones. */
async function sayWhy(failure: unknown, asked?: AskedRoute): Promise<void> {
  const isGet = asked === undefined || asked.request.method === 'GET';
  const again = 'Please try again in a moment.';
  if (isServerAway(failure))
    tell(unreachable, isGet ? again : `Your change may not have been saved. ${again}`);
  else if (isGet && asked && (await isThere())) window.location.assign(asked.request.url);
  else if (!isModuleMissing(failure) || !(await isThere()))
    tell(
      unreachable,
      isGet ? 'Please check your connection and try again.' : 'Nothing has been saved. Please try again.',
    );
  else tell('Nothing has been saved', 'This page is out of date. Please reload it.');
}

const isThere = () =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
