import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node';
import {
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { ErrorPage } from './features/errors/error-page';
import { problemTitle } from './features/errors/problem-title';
import { useRequestId } from './features/errors/request-id';
import { PageChanges } from './features/shell/page-changes';
import { Shell } from './features/shell/shell';
import { ThemeColors } from './features/shell/theme-colors';
import { useKeptForms } from './features/shell/use-kept-forms';
import { portraitPath } from './paths/people';
import { readAppInfo } from './platform/app-info.server';
import { useNotice } from './platform/connection/notices';
import { findCurrentUser } from './platform/current-user.server';
import { formWasRefused } from './platform/forms.server';
import { useNonce } from './platform/nonce';
import { isOtherView, stayWhenOffline } from './platform/offline-form';
import { hidesNavigation, isPlain } from './platform/page-handle';
import type { RootData } from './platform/root-data';
import { readTheme } from './platform/theme.server';
import { takeToast } from './platform/toast.server';
import appStyles from './ui/styles/app.css?url';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ user }, info] = await Promise.all([findCurrentUser(context), readAppInfo(context)]);
  const { toast, headers } = takeToast(context);
  return data(
    {
      user: user && {
        email: user.email,
        picture: portraitPath(user.profilePicture, 'small'),
        role: user.role,
      },
      theme: readTheme(context),
      demo: info?.demo ?? false,
      toast,
      savesData: request.headers.get('Save-Data') === 'on',
      formRefused: formWasRefused(context),
      requestId: context.requestId,
    } satisfies RootData & Record<string, unknown>,
    { headers },
  );
}

export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  isOtherView(args) ? false : stayWhenOffline(args);

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: appStyles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const meta: MetaFunction = ({ error }) => [
  { title: error ? `${problemTitle(error)} - Mealwright` : 'Mealwright' },
  ...(error ? [{ name: 'robots', content: 'noindex' }] : []),
];

/** The document around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const theme = useRouteLoaderData<typeof loader>('root')?.theme ?? 'system';
  const plain = usePlainPage();
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
        <ThemeColors theme={theme} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {plain ? null : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Surroundings>
      <Outlet />
    </Surroundings>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Surroundings>
      <ErrorPage error={error} requestId={useRequestId()} />
    </Surroundings>
  );
}

function Surroundings({ children }: { children: ReactNode }) {
  const shared = useRouteLoaderData<typeof loader>('root');
  const plain = usePlainPage();
  const bare = useMatches().some(({ handle }) => hidesNavigation(handle));
  useKeptForms(shared?.user?.email ?? null);
  return (
    <Shell
      user={plain || bare ? null : (shared?.user ?? null)}
      theme={shared?.theme ?? 'system'}
      demo={shared?.demo ?? false}
      message={shared?.toast ?? null}
      notice={useNotice()}
    >
      {plain ? null : <PageChanges />}
      {children}
    </Shell>
  );
}

const usePlainPage = () => useMatches().some(({ handle }) => isPlain(handle));
