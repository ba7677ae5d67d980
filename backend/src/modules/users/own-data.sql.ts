import { keepsOfUsers } from '../../platform/own-data/own-data.js';

keepsOfUsers(
  {
    name: 'account',
    about: 'Your account. The password is kept only as a hash, which is of no use to you and stays here',
    tables: ['users'],
    rows: `
      select id, email, name, role, time_zone, google_id is not null as google_linked, created_at, last_login_at,
        disabled_at, erase_after
      from users where id = :userId`,
  },
  {
    name: 'coaching',
    about: 'Who coached you, or whom you coached',
    tables: ['coaching'],
    rows: `
      select c.id, t.name as trainer_name, t.email as trainer_email, u.name as customer_name, u.email as customer_email,
        c.since, c.ended_at, c.began_by
      from coaching c join users t on t.id = c.trainer_id join users u on u.id = c.customer_id
      where c.trainer_id = :userId or c.customer_id = :userId order by c.since, c.id`,
  },
  {
    name: 'coaching-fees',
    about: 'Fees that you noted as a trainer',
    tables: ['coaching_fees'],
    rows: `
      select f.coaching_id, f.amount, f.currency, f.starts_on, f.set_at
      from coaching_fees f join coaching c on c.id = f.coaching_id where c.trainer_id = :userId order by f.set_at, f.id`,
  },
  {
    name: 'coaching-notes',
    about: 'Private notes that you wrote as a trainer',
    tables: ['coaching_notes'],
    rows: `
      select n.coaching_id, n.text, n.updated_at
      from coaching_notes n join coaching c on c.id = n.coaching_id where c.trainer_id = :userId order by n.updated_at`,
  },
  {
    name: 'health-consents',
    about: 'When you agreed that health data is kept',
    tables: ['health_consents'],
    rows: `
      select id, wording, agreed_at, taken_back_at from health_consents
      where customer_id = :userId order by agreed_at`,
  },
);
