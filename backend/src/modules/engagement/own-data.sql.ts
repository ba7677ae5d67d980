import { keepsOfUsers } from '../../platform/own-data/own-data.js';

const named = (table: string): string =>
  `select k.*, (select r.name from recipe_cards r where r.id = k.recipe_id) as recipe_name from ${table} k
   where k.user_id = :userId`;

keepsOfUsers(
  {
    name: 'favorites',
    about: 'Recipes that you keep, with your notes',
    tables: ['recipe_favorites'],
    rows: `${named('recipe_favorites')} order by k.favorite_date`,
  },
  {
    name: 'ratings',
    about: 'Your stars and reviews',
    tables: ['recipe_ratings'],
    rows: `${named('recipe_ratings')} order by k.created_at, k.id`,
  },
  {
    name: 'votes',
    about: 'Reviews that you found helpful or not',
    tables: ['rating_helpfulness'],
    rows: `select v.rating_id, v.is_helpful from rating_helpfulness v where v.user_id = :userId`,
  },
  {
    name: 'collections',
    about: 'Your collections with their recipes',
    tables: ['recipe_collections', 'collection_recipes'],
    rows: `
      select c.*, (
        select coalesce(json_agg(json_build_object('recipeId', i.recipe_id, 'notes', i.notes, 'addedDate', i.added_date)
          order by i.order_index), '[]')
        from collection_recipes i where i.collection_id = c.id) as recipes
      from recipe_collections c where c.user_id = :userId order by c.created_at, c.id`,
  },
  {
    name: 'recipe-use',
    about: 'What you did with recipes',
    tables: ['recipe_interactions'],
    rows: `${named('recipe_interactions')} order by k.interaction_date, k.id`,
  },
  {
    name: 'recommendations',
    about: 'What was recommended to you, and why',
    tables: ['recipe_recommendations'],
    rows: named('recipe_recommendations'),
  },
);
