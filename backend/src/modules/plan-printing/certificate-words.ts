import type { PlanDocument } from './plan-document.js';
import { counted } from './plan-words.js';

/** Says in a sentence whether the plan keeps its promises. */
export function verdictSentence({
  certificate,
  leftOut,
}: Pick<PlanDocument, 'certificate' | 'leftOut'>): string {
  const { holds, days, rules } = certificate;
  const every = leftOut ? 'every rule that was understood' : 'every rule';
  if (holds) return `Checked: every day meets its targets and ${every} is kept.`;
  const missedDays = days.filter((day) => !day.holds).length;
  const brokenRules = rules.filter((rule) => !rule.holds).length;
  const parts = [
    missedDays > 0 ? `${missedDays} of ${counted(days.length, 'day')} outside target` : '',
    brokenRules > 0 ? `${brokenRules} of ${counted(rules.length, 'rule')} not kept` : '',
  ];
  return `Checked: ${parts.filter(Boolean).join(', ')}.`;
}
