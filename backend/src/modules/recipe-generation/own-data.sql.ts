import { keepsOfUsers } from '../../platform/own-data/own-data.js';

keepsOfUsers({
  name: 'generation-jobs',
  about: 'Recipes that you had generated as an admin',
  tables: ['recipe_generation_jobs', 'recipe_generation_outcomes'],
  rows: `
    select j.id, j.asked, j.made_by, j.model, j.total, j.completed, j.failed, j.status, j.created_at, j.ended_at, (
      select coalesce(json_agg(json_build_object('number', o.number, 'name', o.name, 'reason', o.reason)
        order by o.number), '[]') from recipe_generation_outcomes o where o.job_id = j.id) as outcomes
    from recipe_generation_jobs j where j.admin_id = :userId order by j.created_at, j.id`,
});
