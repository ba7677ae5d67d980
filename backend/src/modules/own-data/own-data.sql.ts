import { keepsOfUsers } from '../../platform/own-data/own-data.js';

keepsOfUsers({
  name: 'downloads',
  about: 'When you asked for this file',
  tables: ['own_data_downloads'],
  rows: `select d.id, d.created_at from own_data_downloads d where d.user_id = :userId`,
});
