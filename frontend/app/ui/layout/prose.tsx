import type { ReactNode } from 'react';

/** A text to be read: headings, paragraphs and lists get their distances by standing in it. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose max-w-form">{children}</div>;
}
