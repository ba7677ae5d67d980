/** The part of the router's types that is used here. We do not depend on the package that contains them. */
export type AskedRoute = {
  request: Request;
  matches: readonly { route: { id: string }; shouldLoad: boolean }[];
  fetcherKey: string | null;
};

export type Answer = { type: 'data' | 'error'; result: unknown };

export type Answers = Record<string, Answer>;

export type Discovery = {
  path: string;
  matches: readonly unknown[];
  patch: (...args: never[]) => void;
  signal: AbortSignal;
  fetcherKey?: string;
};

export type RouterInit = {
  routes: object[];
  dataStrategy: (asked: AskedRoute) => Promise<Answers>;
  patchRoutesOnNavigation: (discovery: Discovery) => Promise<void>;
};

export type Router = {
  routes: { id?: string; path?: string }[];
  state: {
    location: { pathname: string; search: string; hash: string; state: unknown };
    navigation: { state: 'idle' | 'loading' | 'submitting'; formMethod?: string };
    loaderData: Record<string, unknown>;
  };
  navigate: (to: object, options: object) => Promise<void>;
  fetch: (key: string, routeId: string, href: string | null, options?: object) => void;
  patchRoutes: Discovery['patch'];
  revalidate: () => void;
};
