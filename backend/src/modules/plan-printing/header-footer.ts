import type { Page } from '../../platform/pdf/pages.js';
import { cropped, paragraph } from '../../platform/pdf/paragraph.js';
import type { Pen } from '../../platform/pdf/pen.js';
import { drawBrandMark } from './brand-mark.js';
import type { PlanDocument } from './plan-document.js';
import type { Sheet } from './sheet.js';
import { COLORS, TEXT } from './theme.js';

/** Draws the header and footer of every page: plan, section, customer, and page number. */
export function headerFooter({ plan, recipient }: PlanDocument, sheet: Sheet, pages: number) {
  const { body, headerY, footerY } = sheet;
  const half = body.width / 2 - 10;
  const right = body.x + body.width - half;
  const quiet = { ...TEXT.label, weight: 'regular' as const };
  const name = cropped(plan.planName, TEXT.label, half, 1);
  const made = cropped(
    madeFor(recipient.trainerName, recipient.customerName ?? plan.clientName),
    quiet,
    half,
    1,
  );
  return (pen: Pen, { section }: Page, number: number) => {
    name.draw(pen, body.x, headerY);
    cropped(section.title, { ...quiet, align: 'right' }, half, 1).draw(pen, right, headerY);
    pen.box({ x: body.x, y: headerY + 17, width: body.width, height: 0.5 }, { fill: COLORS.line });
    drawBrandMark(pen, { x: body.x, y: footerY, size: 12 }, { ground: COLORS.accent, ink: COLORS.paper });
    made.draw(pen, body.x + 18, footerY);
    paragraph(`Page ${number} of ${pages}`, { ...quiet, align: 'right' }, half).draw(pen, right, footerY);
  };
}

function madeFor(trainer: string | null, customer: string | null): string {
  if (trainer && customer) return `By ${trainer} for ${customer}`;
  if (trainer) return `By ${trainer}`;
  return customer ? `For ${customer}` : 'Mealwright';
}
