import { redactClientName } from '../sharing/redact-client-name.js';

/** The texts of a plan that a person typed and customers read. */
export interface PlanTexts {
  planName: string;
  description: string;
}

export interface Readers {
  /** The person for whom the plan was made, as its author wrote the name. */
  clientName: string | null;
  /** The people who get the plan. */
  recipients: { name: string | null; email: string }[];
  /** Other customers of the trainer, who do not get it. */
  others: string[];
}

/** Finds names in these texts that belong to people other than the readers. */
export function othersNamedIn(texts: PlanTexts, { clientName, recipients, others }: Readers): string[] {
  const [first, ...more] = recipients;
  const own = first && more.length === 0 ? wordsOf(`${first.name ?? ''} ${first.email.split('@')[0]}`) : [];
  const names = [
    ...(clientName ? [clientName] : []),
    // Only first names of other customers are searched, because a surname may be any word: "Green days", "Rice
    // bowls".
    ...(more.length > 0 ? recipients.flatMap(({ name }) => firstName(name)) : []),
    ...others.flatMap(firstName),
  ];
  const found = names
    .map((name) =>
      name
        .split(/\s+/)
        .filter((word) => !own.includes(plain(word)))
        .join(' '),
    )
    .filter((name) => name.length > 1 && isNamedIn(texts, name));
  return [...new Set(found)];
}

/** Returns the same texts without these names. */
export const withoutNames = ({ planName, description }: PlanTexts, names: readonly string[]): PlanTexts => ({
  planName: names.reduce(redactClientName, planName).trim() || 'Meal plan',
  description: names.reduce(redactClientName, description).trim(),
});

const isNamedIn = ({ planName, description }: PlanTexts, name: string): boolean =>
  [planName, description].some((text) => redactClientName(text, name) !== text.normalize('NFC'));

const firstName = (name: string | null): string[] =>
  (name ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 1);

const plain = (word: string) => word.normalize('NFC').toLowerCase();

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
