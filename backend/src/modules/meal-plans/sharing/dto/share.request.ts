import { IdField, MomentField, TokenField, YesNoField } from '../../../../platform/http/fields.js';

export class ShareRequest {
  @IdField({ optional: true, description: 'As in the path' })
  mealPlanId?: string;

  @MomentField({
    optional: true,
    nullable: true,
    description: 'When the link ends: in 30 days, if left out; null: never',
  })
  expiresAt?: Date | null;

  @YesNoField({
    optional: true,
    description: 'Whether strangers see the name of the client; not, if left out',
  })
  showClient?: boolean;

  @YesNoField({ optional: true, description: 'Whether strangers see the notes; not, if left out' })
  showNotes?: boolean;
}

export class SharedPlanParams {
  @TokenField()
  token: string;
}
