import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldsAsked, useFormInPlace } from '~/features/forms/use-form-in-place';
import { draftPath } from '~/paths/drafts';
import { answered, type Change, type Fields, nextChange, notShown, sent, withChange } from './draft-changes';

export type DraftChange = ReturnType<typeof useDraftChange>;

type Draft = { id: string; revision: number };

/** The changes of a draft that are under way: shown at once, sent one after the other. */
export function useDraftChange({ id, revision }: Draft) {
  const { form, send, answer } = useFormInPlace(draftPath(id), 'change');
  const [changes, setChanges] = useState<Change[]>([]);
  // The router gives an answer before all else that comes with it, its request no longer being under way among that.
  const seen = useRef(answer);
  // Several choices that come at once are several renders, whose effects run before any of them knows what was sent.
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (seen.current !== answer) {
      seen.current = answer;
      isUnderWay.current = false;
      setChanges((all) => answered(all, answer?.revision));
      return;
    }
    const next = isUnderWay.current ? undefined : nextChange(notShown(changes, revision));
    if (!next) return;
    isUnderWay.current = true;
    setChanges((all) => sent(all, next));
    send({ ...next.fields, revision: String(revision) });
  }, [answer, changes, revision, send]);

  const ask = (fields: Fields) => setChanges((all) => withChange(notShown(all, revision), fields));
  const pending = notShown(changes, revision).map(({ fields }) => fields);
  return {
    form: {
      ...form,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        ask(fieldsAsked(event));
      },
    },
    ask,
    /** The last change that was asked for and is not shown yet, of those with these fields. */
    pending: (wanted: Fields): Fields | undefined =>
      pending.findLast((fields) => Object.entries(wanted).every(([name, value]) => fields[name] === value)),
    isOffline: answer?.offline === true && pending.length === 0,
  };
}
