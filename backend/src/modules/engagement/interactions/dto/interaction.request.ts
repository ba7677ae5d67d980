import { ChoiceField, IdField, TextField, WholeNumberField } from '../../../../platform/http/fields.js';
import { INTERACTION_TYPES, type Interaction, type InteractionType } from '../interactions.service.js';
import { MetadataField } from './metadata-field.js';

export class NoteInteractionRequest {
  @IdField({ optional: true, nullable: true, description: 'Required for everything except a search' })
  recipeId?: string | null;

  @ChoiceField(INTERACTION_TYPES, {
    description: '`rate` has no effect: ratings are recorded with the rating itself',
  })
  interactionType: InteractionType;

  @TextField({ max: 100, optional: true, nullable: true }) sessionId?: string | null;
  @MetadataField() metadata?: Record<string, string | number | boolean | null> | null;

  @WholeNumberField({ min: 0, max: 1_000_000, optional: true, nullable: true })
  interactionValue?: number | null;

  get interaction(): Interaction {
    return {
      recipeId: this.recipeId ?? null,
      type: this.interactionType,
      sessionId: this.sessionId || null,
      metadata: this.metadata ?? null,
      value: this.interactionValue ?? null,
    };
  }
}
