/** What the small forms of a draft ask for. */
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

/** A change that was asked for. It is kept until the plan that shows it has been loaded. */
export type Change = { fields: Fields; isSent: boolean; revision?: number };

/** One more, at the end. What is still waiting for the same place gives way to it: the last choice counts. */
export function withChange(changes: readonly Change[], fields: Fields): Change[] {
  const staying = changes.filter((change) => change.isSent || placeOf(change.fields) !== placeOf(fields));
  return [...staying, { fields, isSent: false }];
}

/** Those that the loaded plan does not show yet. */
export const notShown = (changes: readonly Change[], loaded: number): Change[] =>
  changes.filter(({ revision }) => revision === undefined || revision > loaded);

/** What is sent next of those not shown, once none of them has been sent: each is a change of what the last has left. */
export const nextChange = (changes: readonly Change[]): Change | undefined =>
  changes.some(({ isSent }) => isSent) ? undefined : changes[0];

/** It counts as sent even where a later choice has taken its place since it was picked: its answer is on the way. */
export const sent = (changes: readonly Change[], next: Change): Change[] => [
  { ...next, isSent: true },
  ...changes.filter((change) => change !== next),
];

/** Done, as which revision. A refusal ends those that wait, too: they were chosen for another plan than there is. */
export const answered = (changes: readonly Change[], revision: number | undefined): Change[] =>
  revision === undefined
    ? []
    : changes.map((change) => (isUnderWay(change) ? { ...change, revision } : change));

const isUnderWay = ({ isSent, revision }: Change) => isSent && revision === undefined;

const placeOf = ({ intent, day, meal }: Fields) => `${intent} ${day} ${meal}`;
