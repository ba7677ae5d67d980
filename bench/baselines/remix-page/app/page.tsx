import { type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { description, links, Page, title } from './markup';

/** The loader returns as much data as the compared page sends for hydration. */
export const loader = ({ context }: LoaderFunctionArgs) => context.data;

export const action = () => null;

export default function BarePage() {
  useLoaderData<typeof loader>();
  return <Page />;
}

export const meta = () => [
  { title },
  ...(description
    ? [{ name: 'description', content: description }]
    : [{ name: 'robots', content: 'noindex' }]),
];

export { links };
