import {
  AnyObject,
  Choice,
  ListOf,
  Moment,
  Part,
  Sometimes,
  WholeNumber,
} from '../../../platform/http/answers.js';
import { EXPORT_TYPES, type ExportType } from '../export-types.js';

class ExportedPlansResponse {
  @ListOf(AnyObject(), 'The plans that trainers and admins keep') saved: Record<string, unknown>[];
  @ListOf(AnyObject(), 'The copies of customers') assigned: Record<string, unknown>[];
}

/** The exported document. Only its description is used, because the database writes it. */
export class ExportResponse {
  @WholeNumber('The version of this format') format: number;
  @Moment() exportedAt: string;
  @Choice(EXPORT_TYPES) type: ExportType;
  @Sometimes(ListOf(AnyObject(), 'Every recipe, whole')) recipes?: Record<string, unknown>[];
  @Sometimes(ListOf(AnyObject(), 'Every account')) users?: Record<string, unknown>[];
  @Sometimes(Part(ExportedPlansResponse)) mealPlans?: ExportedPlansResponse;
}
