/** The actions of the small forms of a draft. */
export const draftIntent = {
  portion: 'portion',
  lock: 'lock',
  unlock: 'unlock',
  undo: 'undo',
  regenerate: 'regenerate',
  saveChanges: 'saveChanges',
} as const;

/** The fields of one small form of a draft. */
export type Fields = Record<string, string>;

/** A requested change. It is kept until a plan that contains it has been loaded. */
export type Change = { fields: Fields; isSent: boolean; revision?: number };

/** Appends a change. A waiting change of the same place is dropped, because the last choice counts. */
export function withChange(changes: readonly Change[], fields: Fields): Change[] {
  const staying = changes.filter((change) => change.isSent || placeOf(change.fields) !== placeOf(fields));
  return [...staying, { fields, isSent: false }];
}

/** The changes that the loaded plan does not contain yet. */
export const notShown = (changes: readonly Change[], loaded: number): Change[] =>
  changes.filter(({ revision }) => revision === undefined || revision > loaded);

/** The next change to send, if none is in flight: each one applies to the result of the previous one. */
export const nextChange = (changes: readonly Change[]): Change | undefined =>
  changes.some(({ isSent }) => isSent) ? undefined : changes[0];

/** Marks a change as sent, even if a later choice has replaced it meanwhile, because its answer is on the way. */
export const sent = (changes: readonly Change[], next: Change): Change[] => [
  { ...next, isSent: true },
  ...changes.filter((change) => change !== next),
];

/**
 * Records the new revision. A refusal also drops waiting changes, because they were chosen for a plan that does not
 * exist.
 */
export const answered = (changes: readonly Change[], revision: number | undefined): Change[] =>
  revision === undefined
    ? []
    : changes.map((change) => (isUnderWay(change) ? { ...change, revision } : change));

const isUnderWay = ({ isSent, revision }: Change) => isSent && revision === undefined;

const placeOf = ({ intent, day, meal }: Fields) => `${intent} ${day} ${meal}`;
