import { excludedItems, foodsNamed } from './excluded-items.js';
import { NOT_NEEDED } from './negations.js';
import { Phrases } from './phrases.js';
import { found, type Reader, type WishText } from './wish-text.js';

const LIKES = new Phrases<null>([
  [
    null,
    `like, likes, liked, loves, love, enjoys, enjoy, prefers, likes to eat, loves to eat, likes eating, loves eating,
    is fond of, fond of, is a fan of, big fan of, fan of, favorite foods, favourite foods, favorite food,
    favourite food, favorites, favourites, favorite foods are, favourite foods are, favorite foods :,
    favourite foods :, favorites :, favourites :, more of, plenty of, lots of, mag, mag gern, mag gerne,
    isst gern, isst gerne, liebt, bevorzugt, Lieblingsessen, Lieblingsessen :, gerne, gern, le gusta, le gustan,
    le encanta, le encantan, prefiere, comidas favoritas, favoritos, aime, aime bien, adore, préfère,
    aliments préférés`,
  ],
]);

/**
 * Matches "Likes chicken & rice" or "favorite foods: oats, turkey, berries": a preference that no plan promises to
 * keep.
 */
export const readLikes: Reader = (text, at) => {
  const likes = LIKES.at(text, at);
  if (!likes || isDenied(text, at)) return null;
  const from = text.is(likes.to, ':', '-') ? likes.to + 1 : likes.to;
  const { to } = excludedItems(text, from);
  const foods = foodsNamed(text, { from, to });
  return foods.length === 0 ? null : { to, findings: [found('likedFoods', foods)] };
};

const isDenied = (text: WishText, at: number) =>
  NOT_NEEDED.before(text, at) !== null || text.is(at - 1, 'would', 'id', 'dont', 'doesnt');
