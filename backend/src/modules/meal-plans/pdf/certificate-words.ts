import type { Certificate } from '../certificate/certificate.js';
import { counted } from './plan-words.js';

/** What became of the promises, in a sentence. */
export function verdictSentence({ holds, days, rules }: Certificate): string {
  if (holds) return 'Checked: every day meets its targets and every rule is kept.';
  const missedDays = days.filter((day) => !day.holds).length;
  const brokenRules = rules.filter((rule) => !rule.holds).length;
  const parts = [
    missedDays > 0 ? `${missedDays} of ${counted(days.length, 'day')} outside the targets` : '',
    brokenRules > 0 ? `${brokenRules} of ${counted(rules.length, 'rule')} not kept` : '',
  ];
  return `Checked: ${parts.filter(Boolean).join(', ')}.`;
}
