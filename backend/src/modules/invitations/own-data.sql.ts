import { keepsOfUsers } from '../../platform/own-data/own-data.js';

keepsOfUsers({
  name: 'invitations',
  about: 'Invitations that you sent, or that were sent to you',
  tables: ['customer_invitations'],
  rows: `
    select i.customer_email, i.message, i.created_at, i.sent_at, i.expires_at, i.used_at
    from customer_invitations i
    where i.trainer_id = :userId or i.accepted_by = :userId
      or i.customer_email = (select p.email from people p where p.id = :userId)
    order by i.created_at, i.id`,
  onErasure: [
    'delete from customer_invitations where accepted_by = :userId or customer_email = :email::citext',
  ],
});
