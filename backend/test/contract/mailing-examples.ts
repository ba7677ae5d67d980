import { UnsubscribeLinks } from '../../src/platform/mail/unsubscribe-links.js';
import type { Example } from './example-requests.ts';
import type { World } from './world.ts';

const link: Example = ({ app }, { self }) => ({
  params: { token: app.app.get(UnsubscribeLinks).tokenFor({ userId: self.id, kind: 'summary' }) },
});

const CONTENT = {
  kind: 'notice',
  audience: 'admins',
  subject: 'Maintenance',
  body: 'At night.\n\nFor an hour.',
};

/** A draft that any admin may change. */
const draft = async (world: World): Promise<{ params: { id: string } }> => {
  const { rows } = await world.db.query<{ id: string }>(
    `insert into broadcasts (id, kind, audience, subject, body, created_at, changed_at)
     values (gen_random_uuid(), 'notice', 'admins', 'Maintenance', 'At night.', now(), now()) returning id`,
  );
  return { params: { id: rows[0]?.id ?? '' } };
};

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
  'POST /api/admin/broadcasts': () => ({ body: CONTENT }),
  'GET /api/admin/broadcasts/{id}': draft,
  'PUT /api/admin/broadcasts/{id}': async (world) => ({ ...(await draft(world)), body: CONTENT }),
  'DELETE /api/admin/broadcasts/{id}': draft,
  'POST /api/admin/broadcasts/{id}/test': draft,
  'POST /api/admin/broadcasts/{id}/send': async (world) => ({
    ...(await draft(world)),
    body: { version: 1 },
  }),
  'GET /api/unsubscribe/{token}': link,
  'POST /api/unsubscribe/{token}': link,
};
