import { IdField, MomentField, TokenField, YesNoField } from '../../../../platform/http/fields.js';

export class ShareRequest {
  @IdField({ optional: true, description: 'Must match the path' }) mealPlanId?: string;

  @MomentField({
    optional: true,
    nullable: true,
    description: 'When the link expires: in 30 days by default; null means never',
  })
  expiresAt?: Date | null;

  @YesNoField({
    optional: true,
    description: "Whether strangers see the customer's name; false by default",
  })
  showClient?: boolean;

  @YesNoField({ optional: true, description: 'Whether strangers see the notes; false by default' })
  showNotes?: boolean;
}

export class SharedPlanParams {
  @TokenField() token: string;
}
