import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldsAsked, useFormInPlace } from '~/features/forms/use-form-in-place';
import { draftPath } from '~/paths/drafts';
import { answered, type Change, type Fields, nextChange, notShown, sent, withChange } from './draft-changes';

export type DraftChange = ReturnType<typeof useDraftChange>;

type Draft = { id: string; revision: number };

/** The pending changes of a draft: shown at once and sent one after the other. */
export function useDraftChange({ id, revision }: Draft) {
  const { form, send, answer } = useFormInPlace(draftPath(id), 'change');
  const [changes, setChanges] = useState<Change[]>([]);
  // The router delivers an answer before it updates the rest of its state, such as that its request has finished.
  const seen = useRef(answer);
  // Several quick choices cause several renders, whose effects run before any of them knows what was sent.
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
    /** The last change with these fields that was requested and is not shown yet. */
    pending: (wanted: Fields): Fields | undefined =>
      pending.findLast((fields) => Object.entries(wanted).every(([name, value]) => fields[name] === value)),
    isOffline: answer?.offline === true && pending.length === 0,
  };
}
