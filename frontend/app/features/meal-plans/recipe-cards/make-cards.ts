import { ExportProblem } from '~/features/plan-export/export-problem';
import { fetchFile, handOver } from '~/features/plan-export/file';
import { cardsPath } from '~/paths/plan-export';
import { inPlainLetters } from './card-letters';
import { type CardsPlan, cardOptionsIn } from './card-options';

/** Makes the cards in this browser and downloads them. The server makes those that need other fonts. */
export async function makeCards(planId: string, form: FormData): Promise<void> {
  const read = await readPlan(planId);
  if (read.recipes.length === 0) {
    throw new ExportProblem('No meal plan data available for export.', 'No Data');
  }
  const plan = inPlainLetters(read);
  if (plan) handOver(await drawn(plan, form), `${read.planName} recipe cards.pdf`);
  else await fetchFile(form, `${cardsPath(planId)}/pdf`);
}

async function readPlan(planId: string): Promise<CardsPlan> {
  try {
    const answer = await fetch(`${cardsPath(planId)}/recipes`);
    if (answer.ok && !answer.redirected) return await answer.json();
  } catch {
    // It is reported below, like an unusable answer.
  }
  throw new ExportProblem('Failed to export meal plan to PDF. Please try again.');
}

async function drawn(plan: CardsPlan, form: FormData): Promise<Blob> {
  try {
    const { cardsPdf } = await import('./drawn/cards-pdf.client');
    return await cardsPdf(plan, cardOptionsIn(form));
  } catch {
    throw new ExportProblem('Failed to export recipe cards.');
  }
}
