import { UnsubscribeLinks } from '../../src/platform/mail/unsubscribe-links.js';
import type { Example } from './example-requests.ts';

const link: Example = ({ app }, { self }) => ({
  params: { token: app.app.get(UnsubscribeLinks).tokenFor({ userId: self.id, kind: 'summary' }) },
});

export const mailingExamples: Record<string, Example> = {
  'PUT /api/email-preferences': () => ({
    body: {
      weeklyProgressSummaries: false,
      mealPlanUpdates: false,
      recipeRecommendations: false,
      systemNotifications: false,
      marketingEmails: true,
      frequency: 'daily',
    },
  }),
  'GET /api/unsubscribe/{token}': link,
  'POST /api/unsubscribe/{token}': link,
};
