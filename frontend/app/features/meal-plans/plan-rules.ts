import { planRules as generated } from '#openapi/plan-rules';

type Generated = (typeof generated)[number];

type Kind = Generated['kind'];

type FieldOfKind<Name extends Kind> = Extract<Generated, { kind: Name }>['field'];

/** Rules that several can be chosen of. */
export type ListField = FieldOfKind<'choices'>;

/** A rule as the generator's form and the lists of requested rules show it. */
export interface PlanRule {
  field: Generated['field'];
  kind: Kind;
  /** A heading that stands by itself. */
  title: string;
  section: Generated['section'];
  /** The label within its section. */
  label: string;
  hint?: string;
  unit?: string;
  /** The text of a list in which nothing is chosen, instead of "Any". */
  unasked?: string;
  /** The numbers that a list offers. */
  offered?: readonly number[];
  choices?: Extract<Generated, { choices: string }>['choices'];
  /** The default of a number, or true if it is ticked by default. */
  default?: number | true | null;
}

export const planRules: readonly PlanRule[] = generated;

/** The fields of all rules of some kinds, in their order. */
export const ruleFields = <Name extends Kind>(...kinds: Name[]): FieldOfKind<Name>[] =>
  planRules
    .filter(({ kind }) => kinds.some((name) => name === kind))
    .map(({ field }) => field as FieldOfKind<Name>);

export const rulesIn = (section: PlanRule['section']): PlanRule[] =>
  planRules.filter((rule) => rule.section === section);
