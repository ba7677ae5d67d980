import { asking, serve, sessionIdOf } from './bare-server.mjs';

/**
 * The recipe list and one recipe with nothing around them: the token's signature, the statement that loads the
 * session, and the statements that read the rows, prepared on a pool of the same size. The rows from pg are assembled
 * and serialized by JSON.stringify. Each statement has the filters of the measured request and no others.
 */
const COLUMNS = `r.id, r.name, r.description, r.meal_types, r.dietary_tags, r.main_ingredient_tags, r.allergens, r.cuisine,
  r.prep_time_minutes, r.cook_time_minutes, r.rest_time_minutes, r.total_minutes,
  coalesce(r.hands_on_minutes, r.prep_time_minutes + r.cook_time_minutes) as hands_on_minutes,
  r.drawing, r.side_kind, r.side_step, r.side_most, r.is_for_plans, r.servings, r.calories_kcal,
  r.protein_grams, r.carbs_grams, r.fat_grams, r.nutrition_source, r.is_approved, r.owner_id, s.average_rating, coalesce(s.total_ratings, 0) as total_ratings,
  exists (select from recipe_favorites f where f.user_id = $1 and f.recipe_id = r.id) as is_favorited,
  r.fibre_grams, r.sugar_grams, r.sodium_mg, r.ingredients_json, r.instructions_text, r.source_reference, r.offered_at,
  r.creation_timestamp, r.last_updated_timestamp`;

const VISIBLE = `r.audience = any(array(
  select '00000000-0000-0000-0000-000000000000'::uuid
  union all select $1::uuid
  union all select trainer_id from coaching where customer_id = $1 and ended_at is null))`;

const FILTERED = `${VISIBLE} and r.meal_bits & $2 <> 0 and r.tag_bits & $3 = $3 and r.calories_kcal <= $4`;

const rows = asking({
  'live-sessions': process.env.LIVE_SESSIONS,
  // Only the twelve rows of the page are read completely. Filters and order use an index.
  page: `select ${COLUMNS} from (
      select r.id from recipes r where ${FILTERED} order by r.creation_timestamp desc, r.id desc limit $5 offset $6
    ) as chosen join recipes r on r.id = chosen.id left join recipe_rating_summary s on s.recipe_id = r.id
    order by r.creation_timestamp desc, r.id desc`,
  total: `select count(*)::int as total from recipes r where ${FILTERED}`,
  recipe: `select ${COLUMNS} from recipes r left join recipe_rating_summary s on s.recipe_id = r.id
    where r.id = $2 and ${VISIBLE}`,
});

const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'];
const TAGS = ['vegetarian', 'vegan', 'keto', 'paleo', 'gluten-free', 'low-carb', 'high-protein'];

serve(async (request) => {
  const [session] = await rows('live-sessions', [[sessionIdOf(request)]]);
  if (!session) return null;
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const id = pathname.slice('/api/recipes/'.length);
  return id ? one(session.user_id, id) : list(session.user_id, searchParams);
});

async function list(userId, query) {
  const filter = [
    userId,
    1 << MEALS.indexOf(query.get('mealType')),
    1 << TAGS.indexOf(query.get('dietaryTag')),
    Number(query.get('maxCalories')),
  ];
  const [page, [{ total }]] = await Promise.all([rows('page', [...filter, 12, 0]), rows('total', filter)]);
  return { recipes: page.map((row) => recipe(row, userId)), total, understood: [] };
}

async function one(userId, id) {
  const [row] = await rows('recipe', [userId, id]);
  return recipe(row, userId);
}

function recipe(row, userId) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    imageUrl: null,
    picture: null,
    drawing: row.drawing,
    mealTypes: row.meal_types,
    dietaryTags: row.dietary_tags,
    mainIngredientTags: row.main_ingredient_tags,
    allergens: row.allergens,
    cuisine: row.cuisine,
    prepTimeMinutes: row.prep_time_minutes,
    cookTimeMinutes: row.cook_time_minutes,
    restTimeMinutes: row.rest_time_minutes,
    totalTimeMinutes: row.total_minutes,
    handsOnMinutes: row.hands_on_minutes,
    servings: row.servings,
    caloriesKcal: row.calories_kcal,
    proteinGrams: Number(row.protein_grams),
    carbsGrams: Number(row.carbs_grams),
    fatGrams: Number(row.fat_grams),
    nutritionSource: row.nutrition_source,
    side: row.side_kind && {
      kind: row.side_kind,
      step: Number(row.side_step),
      most: Number(row.side_most),
    },
    isApproved: row.is_approved,
    isOwn: row.owner_id === userId,
    averageRating: row.average_rating === null ? null : Number(row.average_rating),
    totalRatings: row.total_ratings,
    isFavorited: row.is_favorited,
    fibreGrams: row.fibre_grams === null ? null : Number(row.fibre_grams),
    sugarGrams: row.sugar_grams === null ? null : Number(row.sugar_grams),
    sodiumMg: row.sodium_mg,
    ingredientsJson: row.ingredients_json,
    instructionsText: row.instructions_text,
    sourceReference: row.source_reference,
    isForPlans: (row.is_approved || row.is_for_plans) && !isCountedInPart(row),
    isOffered: row.offered_at !== null && !row.is_approved,
    creationTimestamp: row.creation_timestamp.toISOString(),
    lastUpdatedTimestamp: row.last_updated_timestamp.toISOString(),
  };
}

const isCountedInPart = (row) => row.nutrition_source === 'computed' && row.allergens === null;
