import { keepsOfUsers } from '../../platform/own-data/own-data.js';

keepsOfUsers(
  {
    name: 'saved-plans',
    about: 'Plans that you saved',
    tables: ['trainer_meal_plans'],
    rows: `select p.* from trainer_meal_plans p where p.trainer_id = :userId order by p.created_at, p.id`,
    // Trainers may have written the customer's name into a plan that this customer had.
    onErasure: [
      `update trainer_meal_plans s set plan = jsonb_set(s.plan, '{clientName}', 'null'),
         facts = jsonb_set(s.facts, '{clientName}', 'null')
       where s.plan ->> 'clientName' in (:name, :email) and exists (
         select from personalized_meal_plans p where p.meal_plan_id = s.id and p.customer_id = :userId)`,
    ],
  },
  {
    name: 'drafts',
    about: 'Plans that you have not saved yet',
    tables: ['meal_plan_drafts'],
    rows: `select d.* from meal_plan_drafts d where d.owner_id = :userId order by d.created_at, d.id`,
    onErasure: ['delete from meal_plan_drafts where customer_id = :userId'],
  },
  {
    name: 'assigned-plans',
    about: 'Plans that were assigned to you',
    tables: ['personalized_meal_plans', 'meal_plan_ticks'],
    rows: `
      select p.id, p.plan_name, p.fitness_goal, p.description, p.daily_calorie_target, p.total_days, p.starts_on, p.ends_on,
        p.assigned_at, p.notes, p.plan, (
          select coalesce(json_agg(json_build_object('week', t.week, 'item', t.item, 'tickedAt', t.ticked_at)), '[]')
          from meal_plan_ticks t where t.meal_plan_id = p.id) as ticks
      from personalized_meal_plans p where p.customer_id = :userId order by p.assigned_at, p.id`,
    // Customers keep the plans of a trainer who is gone.
    onErasure: [
      `update personalized_meal_plans set trainer_id = :heir::uuid, plan = jsonb_set(plan, '{generatedBy}', 'null')
       where trainer_id = :userId and customer_id <> :userId`,
    ],
  },
  {
    name: 'share-links',
    about: 'Links to your plans',
    tables: ['shared_meal_plans'],
    rows: `
      select s.meal_plan_id, s.created_at, s.expires_at, s.is_active, s.shows_client, s.shows_notes, s.view_count
      from shared_meal_plans s where s.created_by = :userId order by s.created_at, s.id`,
  },
  {
    name: 'former-plan-targets',
    about: 'Targets of plans that you followed and that are deleted',
    tables: ['removed_plan_targets'],
    rows: `select t.* from removed_plan_targets t where t.customer_id = :userId order by t.assigned_at, t.id`,
  },
  {
    name: 'recipe-card-files',
    about: 'Recipe cards that were made in the background',
    tables: ['card_exports'],
    rows: `select e.* from card_exports e where e.user_id = :userId`,
    files: `
      select e.id || '.pdf' as name, 'recipe-cards/' || e.id || '.pdf' as key
      from card_exports e where e.user_id = :userId and e.status = 'done'`,
  },
);
