import { PartField } from '../../../../platform/http/body-fields.js';
import { ChoiceField, TextField, YesNoField } from '../../../../platform/http/fields.js';
import type { PdfOptions } from '../../../plan-printing/index.js';
import { SentPlanRequest } from '../../dto/sent-plan.request.js';

const PAGE_SIZES = ['A4', 'Letter'] as const;
const ORIENTATIONS = ['portrait', 'landscape'] as const;

export class PdfOptionsRequest {
  @YesNoField({ optional: true, description: 'True by default' }) includeShoppingList?: boolean;
  @YesNoField({ optional: true, description: 'True by default' }) includeMacroSummary?: boolean;
  @YesNoField({ optional: true, description: 'False by default' }) includeRecipePhotos?: boolean;

  @ChoiceField(ORIENTATIONS, { optional: true, description: 'portrait by default' })
  orientation?: (typeof ORIENTATIONS)[number];

  @ChoiceField(PAGE_SIZES, { optional: true, description: 'A4 by default' })
  pageSize?: (typeof PAGE_SIZES)[number];
}

/** The options may be nested in `options` or given directly. */
export class ExportPlanRequest extends PdfOptionsRequest {
  @PartField(PdfOptionsRequest, { optional: true }) options?: PdfOptionsRequest;
}

export class ExportSentPlanRequest extends SentPlanRequest {
  @TextField({ max: 255, optional: true, nullable: true, description: 'The person it is for' })
  customerName?: string | null;

  @PartField(PdfOptionsRequest, { optional: true }) options?: PdfOptionsRequest;
}

export const pdfOptions = (asked: PdfOptionsRequest): PdfOptions => ({
  includeShoppingList: asked.includeShoppingList ?? true,
  includeMacroSummary: asked.includeMacroSummary ?? true,
  includeRecipePhotos: asked.includeRecipePhotos ?? false,
  orientation: asked.orientation ?? 'portrait',
  pageSize: asked.pageSize ?? 'A4',
});
