import type { ReactNode } from 'react';

/** One component with its states below each other. */
export function Specimen({ name, children, wide }: { name: string; children: ReactNode; wide?: boolean }) {
  return (
    <section className={wide ? 'specimen specimen-wide' : 'specimen'} aria-label={name}>
      <h3 className="specimen-name">{name}</h3>
      {children}
    </section>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="part" aria-label={title}>
      <h2 className="part-title">{title}</h2>
      <div className="part-specimens">{children}</div>
    </section>
  );
}
