import { keepsOfUsers } from '../../platform/own-data/own-data.js';

keepsOfUsers(
  {
    name: 'email-preferences',
    about: 'Which emails you want',
    tables: ['email_preferences'],
    rows: `select p.* from email_preferences p where p.user_id = :userId`,
  },
  {
    name: 'marketing-consents',
    about: 'When you agreed to announcements by email',
    tables: ['marketing_consents'],
    rows: `select c.* from marketing_consents c where c.user_id = :userId order by c.agreed_at`,
  },
  {
    name: 'broadcasts',
    about: 'Notices and announcements that you wrote as an admin',
    tables: ['broadcasts'],
    rows: `select b.kind, b.audience, b.subject, b.body, b.created_at, b.sent_at from broadcasts b
      where b.written_by = :userId order by b.created_at, b.id`,
    onErasure: [
      'update broadcasts set last_served = null where last_served = :userId and sent_at is not null',
    ],
  },
);
