import { useLoaderData } from '@remix-run/react';
import { description, links, SignInPage, title } from './markup';

export const loader = () => ({ problem: null, redirectTo: null, googleEnabled: false, demoAccounts: [] });

export const action = () => null;

export default function Login() {
  useLoaderData<typeof loader>();
  return <SignInPage />;
}

export const meta = () => [{ title }, { name: 'description', content: description }];

export { links };
