export { CARD_SIZES, type CardOptions, type CardSize } from './cards/cards-document.js';
export type { PdfOptions } from './plan-document.js';
export { PlanPrinter } from './plan-printer.js';
export { PlanPrintingModule } from './plan-printing.module.js';
