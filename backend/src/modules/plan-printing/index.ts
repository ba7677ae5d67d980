export {
  CARD_SIZES,
  type CardOptions,
  type CardSize,
  type CollectedRecipes,
} from './cards/cards-document.js';
export type { PdfOptions, Recipient } from './plan-document.js';
export { type CardsPrinting, PlanPrinter } from './plan-printer.js';
export { PlanPrintingModule } from './plan-printing.module.js';
