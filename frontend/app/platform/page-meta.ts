import type { MetaArgs, MetaDescriptor } from '@remix-run/react';

type PageMeta = {
  title: string;
  /** Only public pages may be indexed by search engines. */
  indexed?: boolean;
  description?: string;
};

/** The title and description of a page. The title begins with "Error: " if its form was refused. */
export function pageMeta({ title, indexed = false, description }: PageMeta) {
  return ({ matches }: Pick<MetaArgs, 'matches'>): MetaDescriptor[] => [
    { title: `${wasRefused(matches) ? 'Error: ' : ''}${title} - Mealwright` },
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}

function wasRefused(matches: MetaArgs['matches']): boolean {
  const root = matches.find((match) => match.id === 'root')?.data;
  return typeof root === 'object' && root !== null && 'formRefused' in root && root.formRefused === true;
}
