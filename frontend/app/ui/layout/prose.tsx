import type { ReactNode } from 'react';

/** Running text. It spaces the headings, paragraphs, and lists inside it. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose max-w-form">{children}</div>;
}
