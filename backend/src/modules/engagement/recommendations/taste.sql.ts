interface Names {
  recipe: string;
  viewer: string;
  taste: string;
}

/**
 * Derives a user's tastes from what they did: `kind`, the thing (`liked`), and how often (`times`). A single time is
 * no taste, and cooking needs three, because people repeat a dish for many reasons.
 */
export const tasteOf = (viewer: string): string => `
  select 'rated' as kind, r.main_ingredient_tags[1] as liked, count(*) as times
  from recipe_ratings t join recipe_cards r on r.id = t.recipe_id
  where t.user_id = ${viewer}::uuid and t.rating >= 4 and r.main_ingredient_tags[1] is not null group by 2 having count(*) >= 2
  union all
  select 'favorites', r.main_ingredient_tags[1], count(*)
  from recipe_favorites f join recipe_cards r on r.id = f.recipe_id
  where f.user_id = ${viewer}::uuid and r.main_ingredient_tags[1] is not null group by 2 having count(*) >= 2
  union all
  select 'cooked', r.cuisine, count(*)
  from recipe_interactions i join recipe_cards r on r.id = i.recipe_id
  where i.user_id = ${viewer}::uuid and i.interaction_type = 'cook' and r.cuisine is not null group by 2 having count(*) >= 3`;

/** A condition which says that a recipe matches this taste. */
export const isToTaste = ({ recipe, taste }: Pick<Names, 'recipe' | 'taste'>): string =>
  `${taste}.liked = case ${taste}.kind when 'cooked' then ${recipe}.cuisine else ${recipe}.main_ingredient_tags[1] end`;

/** Recipes that the user already knows need no recommendation. */
export const isNewTo = ({ recipe, viewer }: Pick<Names, 'recipe' | 'viewer'>): string =>
  `${recipe}.owner_id is distinct from ${viewer}::uuid
  and not exists (select from recipe_favorites f where f.user_id = ${viewer}::uuid and f.recipe_id = ${recipe}.id)
  and not exists (select from recipe_ratings t where t.user_id = ${viewer}::uuid and t.recipe_id = ${recipe}.id)
  and not exists (
    select from recipe_interactions i
    where i.user_id = ${viewer}::uuid and i.interaction_type = 'cook' and i.recipe_id = ${recipe}.id)`;

/** Ratings weigh more than favorites, and favorites more than cooking. More repetitions give more certainty. */
export const scoreOf = (taste: string): string => `
  case ${taste}.kind when 'rated' then 0.6 when 'favorites' then 0.4 else 0.2 end + 0.2 * (1 - 1.0 / ${taste}.times)`;

export const reasonOf = (taste: string): string => `case ${taste}.kind
  when 'rated' then format('You rated %s similar %s recipes 4 stars or more', ${taste}.times, ${taste}.liked)
  when 'favorites' then format('%s of your favorites are %s recipes', ${taste}.times, ${taste}.liked)
  else format('You often cook %s dishes', initcap(${taste}.liked)) end`;
