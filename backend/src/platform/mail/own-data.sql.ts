import { keepsOfUsers } from '../own-data/own-data.js';

keepsOfUsers({
  name: 'emails-sent',
  about: 'Emails that were sent to you',
  tables: ['email_send_log'],
  rows: `
      select sent_at, email_type, subject, recipient_email, status from email_send_log
      where user_id = :userId order by sent_at, id`,
  onErasure: ['delete from email_send_log where user_id = :userId or recipient_email = :email'],
});
