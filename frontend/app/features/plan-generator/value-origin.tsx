import type { ReactNode } from 'react';
import { Badge } from '~/ui';
import type { CarriedWish } from './parsed-wish';

/** A note beside a field that was filled from plain words: where its value comes from. */
export function ValueOrigin({ mark }: { mark: CarriedWish['marks'][string] }) {
  const isFromText = mark.from === 'text';
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 py-px">
      <Badge tone={isFromText ? 'accent' : 'info'}>{isFromText ? 'from your text' : 'assumed'}</Badge>
      {mark.quote ? (
        <span className="min-w-0 wrap-anywhere">{isFromText ? <q>{mark.quote}</q> : mark.quote}</span>
      ) : null}
    </span>
  );
}

/** The usual hint of a field, and its mark. */
export function hintWith(mark: CarriedWish['marks'][string] | undefined, hint?: ReactNode): ReactNode {
  if (!mark) return hint;
  return (
    <>
      {hint}
      <ValueOrigin mark={mark} />
    </>
  );
}

/** The usual hint of a field that a customer's profile filled. */
export function FromProfile({ name, children }: { name: string | undefined; children?: ReactNode }) {
  return (
    <>
      {children}
      <span className="flex flex-wrap py-px">
        <Badge tone="info">from {name}’s profile</Badge>
      </span>
    </>
  );
}
