import { keepsOfUsers } from '../../platform/own-data/own-data.js';

keepsOfUsers(
  {
    name: 'diary',
    about: 'What you logged in your diary',
    tables: ['diary_entries'],
    rows: `select e.* from diary_entries e where e.customer_id = :userId order by e.day, e.created_at, e.id`,
  },
  {
    name: 'own-foods',
    about: 'Foods that you entered',
    tables: ['diary_foods'],
    rows: `select f.* from diary_foods f where f.customer_id = :userId order by f.created_at, f.id`,
  },
  {
    name: 'diary-goals',
    about: 'Your goals of nutrition',
    tables: ['diary_goals'],
    rows: `select g.* from diary_goals g where g.customer_id = :userId order by g.from_day`,
  },
  {
    name: 'diary-settings',
    about: 'Whether your trainers see your diary',
    tables: ['diary_settings'],
    rows: `select s.* from diary_settings s where s.customer_id = :userId`,
  },
);
