import { keepsOfUsers } from '../../platform/own-data/own-data.js';

keepsOfUsers({
  name: 'recipe-generation',
  about: 'Recipes that you had generated as an admin, and what came of it',
  tables: ['recipe_generation_jobs', 'recipe_generation_outcomes'],
  rows: `
    select j.*, (
      select coalesce(json_agg(to_json(o) order by o.number), '[]') from recipe_generation_outcomes o
      where o.job_id = j.id) as outcomes
    from recipe_generation_jobs j where j.admin_id = :userId order by j.id`,
});
