import { Choice, Maybe, Moment, Part, Text, YesNo } from '../../../../platform/http/answers.js';
import { FREQUENCIES, type Frequency } from '../email-preferences.entity.js';
import type { ChosenPreferences } from '../email-preferences.service.js';
import { CONSENT_PLACES, type ConsentPlace, type MarketingConsent } from '../marketing-consent.entity.js';
import { CURRENT_MARKETING_WORDING, marketingWordingOf } from '../marketing-wordings.js';

class MarketingConsentResponse {
  @Text('The sentence that you agreed to, or the one to agree to') wording: string;
  @Maybe(Moment('When you agreed, or null if you do not agree now')) agreedAt: string | null;
  @Maybe(Choice(CONSENT_PLACES, 'Where you agreed')) agreedIn: ConsentPlace | null;

  constructor(consent: MarketingConsent | null) {
    this.wording = marketingWordingOf(consent?.wording ?? CURRENT_MARKETING_WORDING);
    this.agreedAt = consent?.agreedAt.toISOString() ?? null;
    this.agreedIn = consent?.agreedIn ?? null;
  }
}

export class EmailPreferencesResponse {
  @YesNo() weeklyProgressSummaries: boolean;
  @YesNo() mealPlanUpdates: boolean;
  @YesNo() recipeRecommendations: boolean;
  @YesNo() systemNotifications: boolean;
  @YesNo() marketingEmails: boolean;
  @Choice(FREQUENCIES) frequency: Frequency;
  @Part(MarketingConsentResponse) marketingConsent: MarketingConsentResponse;

  constructor({ preferences, consent }: ChosenPreferences) {
    this.weeklyProgressSummaries = preferences.weeklyProgressSummaries;
    this.mealPlanUpdates = preferences.mealPlanUpdates;
    this.recipeRecommendations = preferences.recipeRecommendations;
    this.systemNotifications = preferences.systemNotifications;
    this.marketingEmails = preferences.marketingEmails;
    this.frequency = preferences.frequency;
    this.marketingConsent = new MarketingConsentResponse(consent);
  }
}
