import { useEffect, useState } from 'react';
import { useFormInPlace } from '~/features/forms/use-form-in-place';
import { draftPath } from './draft-paths';

type Fields = Record<string, string>;

export type DraftChange = ReturnType<typeof useDraftChange>;

/**
 * The one change of a draft that may be under way. Each needs to know what became of the one before: what a script asks
 * meanwhile (an arrow key held on a portion) waits, and only the last of it is sent.
 */
export function useDraftChange({ id, revision }: { id: string; revision: number }) {
  const { form, send, asked, failed } = useFormInPlace(draftPath(id), 'change');
  const [waiting, setWaiting] = useState<Fields | null>(null);
  const isBusy = asked !== undefined;

  useEffect(() => {
    if (isBusy || !waiting) return;
    setWaiting(null);
    send({ ...waiting, revision: String(revision) });
  }, [isBusy, waiting, revision, send]);

  return {
    form,
    failed,
    send: setWaiting,
    /** What is asked and not answered yet, by the name of its field. */
    fieldAsked: (name: string) => waiting?.[name] ?? asked?.get(name)?.toString(),
  };
}
