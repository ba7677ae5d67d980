/**
 * Checks who owns which data (decision 28): every table and view has one owner, no statement uses another module's
 * table, and statements are only in the files meant for them.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tables without an entity that tells their owner. A module of the platform is named with its folder. */
const TABLES = {
  analytics: [
    ...['analytics_results', 'last_visits', 'recipe_view_sums', 'request_hours', 'request_minutes'],
    ...['rollups', 'running_copies', 'used_secrets', 'visit_hours'],
  ],
  users: ['coaching', 'coaching_fees', 'coaching_notes'],
  auth: [
    ...['known_devices', 'one_time_codes', 'passkeys', 'recovery_codes', 'sign_in_challenges'],
    ...['user_activity_sessions'],
  ],
  progress: ['abandoned_photos', 'deleted_progress'],
  profiles: ['abandoned_profile_images'],
  recipes: [
    ...[
      'abandoned_pictures',
      'applied_food_table',
      'held_pictures',
      'personalized_recipes',
      'planted_recipes',
    ],
    ...['recipe_changes', 'recipe_words'],
  ],
  engagement: [
    ...[
      'collection_recipes',
      'rating_helpfulness',
      'recipe_favorites',
      'recipe_interactions',
      'recipe_ratings',
    ],
    ...['recipe_rating_summary', 'recipe_recommendations'],
  ],
  groceries: ['grocery_changes'],
  summaries: ['email_summaries'],
  'meal-plans': [
    ...['abandoned_card_files', 'invited_plans', 'meal_plan_ticks', 'plan_uses', 'removed_plan_targets'],
    ...['share_view_keys', 'share_views'],
  ],
  'own-data': ['abandoned_own_data'],
  'platform/audit': ['security_events'],
  'platform/limits': ['rate_limits'],
  'platform/mail': ['email_send_log'],
};

/** The views that other modules may read. */
const VIEWS = {
  mailing: ['mail_wishes'],
  users: ['coachings_of_all_time', 'fees_of_coachings', 'health_sharing', 'people', 'protected_accounts'],
  auth: ['visits'],
  profiles: ['chosen_units', 'shared_restrictions'],
  progress: ['shared_weights'],
  invitations: ['invitations_of_all_time'],
  'meal-plans': ['held_plans', 'planned_uses'],
  recipes: ['changed_recipes', 'recipe_cards'],
  'platform/mail': ['mail_log'],
  engagement: ['recipe_hearts', 'recipe_stars', 'recipe_uses', 'recipe_views'],
  'platform/audit': ['audit_trail', 'security_trail'],
};

/** Views that other modules may not build rules on. */
const CLOSED_VIEWS = { users: ['current_coachings'] };

/** Demo seeds and tools for measuring and testing work on all tables. Code that runs for users is covered here. */
const SOURCES = 'backend/src/**/*.ts';

const HOLDS_STATEMENTS = /\.(repository|queries)\.ts$/;
const HOLDS_SQL = /\.(repository|queries|sql)\.ts$/;

/** Matches text that is a statement. */
const STATEMENT = /\b(?:insert into|delete from|update \w+(?: \w+)? set|select\b[^;'"]*?\bfrom)\s/;

/** Returns all violations, one per line. */
export function tableOwnerFaults(root) {
  const sources = globSync(SOURCES, { cwd: root }).filter((path) => !path.endsWith('.spec.ts'));
  const texts = new Map(
    sources.map((path) => [path, withoutComments(readFileSync(join(root, path), 'utf8'))]),
  );
  const owners = ownersOf(texts);
  const made = createdIn(root);
  return [
    ...[...made]
      .filter((name) => !owners.has(name))
      .map((name) => `${name} has no owner: name it in table-owners.mjs`),
    ...[...texts].flatMap(([path, text]) => faultsOf(path, text, owners)),
  ];
}

/** Maps tables and views to their owners. `isOpen` marks those that others may read. */
function ownersOf(texts) {
  const owners = new Map();
  const add = (names, owner, isOpen) => {
    for (const name of names) owners.set(name, { owner, isOpen });
  };
  for (const [path, text] of texts)
    for (const [, name] of text.matchAll(/tableName: '(\w+)'/g)) add([name], placeOf(path), false);
  for (const [owner, names] of Object.entries(TABLES)) add(names, owner, false);
  for (const [owner, names] of Object.entries(CLOSED_VIEWS)) add(names, owner, false);
  for (const [owner, names] of Object.entries(VIEWS)) add(names, owner, true);
  return owners;
}

/** All tables and views that the migrations create and do not drop again. */
function createdIn(root) {
  const made = new Set();
  for (const path of globSync('backend/migrations/m*.ts', { cwd: root }).sort()) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, name] of text.matchAll(/create (?:unlogged )?(?:table|view) (\w+)/g)) made.add(name);
    for (const [, names] of text.matchAll(/drop (?:table|view) ([\w, ]+)/g))
      for (const name of names.split(',')) made.delete(name.trim());
  }
  return made;
}

function faultsOf(path, text, owners) {
  const place = placeOf(path);
  // The platform owns a few tables that have no file of their own.
  const isOfModule = !place.startsWith('platform/');
  const strange = [...new Set(namesIn(text, owners))].filter((name) => {
    const { owner, isOpen } = owners.get(name);
    return owner !== place && !isOpen;
  });
  return [
    ...strange.map((name) => `${path} names ${name}, which belongs to ${owners.get(name).owner}`),
    ...(STATEMENT.test(text) && !HOLDS_SQL.test(path) && isOfModule
      ? [`${path} holds a statement: it belongs into a *.repository.ts, *.queries.ts, or *.sql.ts`]
      : []),
    ...(/\.execute[<(]|\/database\/sql\.js'/.test(text) && !HOLDS_STATEMENTS.test(path) && isOfModule
      ? [`${path} asks the database: only *.repository.ts and *.queries.ts do`]
      : []),
  ];
}

/** A name with an underscore always means a table. Other names count only at certain places of a statement. */
function namesIn(text, owners) {
  const asked = [...text.matchAll(/\b(?:from|join|into|update|using|table)\s+(?:only\s+)?(\w+)/g)].map(
    ([, name]) => name,
  );
  const written = [...text.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([name]) => name);
  return [...asked, ...written].filter((name) => owners.has(name));
}

/** Returns `users` for a file of that module, or `platform/mail` for one of the platform. */
function placeOf(path) {
  const [, , layer, folder] = path.split('/');
  return layer === 'modules' ? folder : `${layer}/${folder}`;
}

const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
