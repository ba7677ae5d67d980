import { keepsOfUsers } from '../../platform/own-data/own-data.js';

keepsOfUsers({
  name: 'email-summaries',
  about: 'When a summary was due',
  tables: ['email_summaries'],
  rows: `select s.* from email_summaries s where s.user_id = :userId order by s.due_on`,
});
