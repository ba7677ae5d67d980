import { ChoiceField, YesNoField } from '../../../../platform/http/fields.js';
import { FREQUENCIES, type Frequency } from '../email-preferences.entity.js';

export class EmailPreferencesRequest {
  @YesNoField({ optional: true, description: 'A summary at the frequency that you choose' })
  weeklyProgressSummaries?: boolean;

  @YesNoField({ optional: true, description: 'When meal plans are assigned, changed, or withdrawn' })
  mealPlanUpdates?: boolean;

  @YesNoField({ optional: true, description: 'Recipes that may suit you, in the summary' })
  recipeRecommendations?: boolean;

  @YesNoField({ optional: true, description: 'Notices about Mealwright itself' })
  systemNotifications?: boolean;

  @YesNoField({
    optional: true,
    description: 'Announcements; true is your consent to them, which is recorded with its time',
  })
  marketingEmails?: boolean;

  @ChoiceField(FREQUENCIES, { optional: true, description: 'How often you get a summary' })
  frequency?: Frequency;
}
