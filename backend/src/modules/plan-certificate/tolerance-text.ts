import { MACROS, type Macro, type Plan } from '../plan-model/index.js';

/**
 * Says how near a day has to be to its targets: "Calories within 2% of 2,000 kcal, protein at least 95% of the 130 g
 * that the goal suggests, and carbs and fat within 20% of the 200 g and 60 g that the goal suggests".
 */
export function toleranceText({
  targets,
  rules: { looseMacros = [] },
}: Pick<Plan, 'targets' | 'rules'>): string {
  const gramsOf = (macros: readonly Macro[]) => macros.map((macro) => `${number(targets[macro])} g`);
  const isLoose = (macro: Macro) => looseMacros.includes(macro);
  const exact = MACROS.filter((macro) => !isLoose(macro));
  const wide = MACROS.filter((macro) => macro !== 'protein' && isLoose(macro));
  return listOf([
    `Calories within 2% of ${number(targets.calories)} kcal`,
    ...(exact.length > 0 ? [`${listOf(exact)} within 5% or 5 g of ${listOf(gramsOf(exact))}`] : []),
    ...(isLoose('protein')
      ? [`protein at least 95% of the ${number(targets.protein)} g that the goal suggests`]
      : []),
    ...(wide.length > 0
      ? [`${listOf(wide)} within 20% of the ${listOf(gramsOf(wide))} that the goal suggests`]
      : []),
  ]);
}

const number = (amount: number) => Math.round(amount).toLocaleString('en');

function listOf(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 3) return parts.join(' and ');
  return `${parts.slice(0, -1).join(', ')}, and ${last}`;
}
