import type { ReactNode } from 'react';

export type Definition = { term: string; description: ReactNode };

export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className="grid">
      {items.map(({ term, description }) => (
        <div key={term} className="grid gap-x-4 border-t border-line py-2 first:border-t-0 sm:grid-cols-3">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 sm:col-span-2">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
