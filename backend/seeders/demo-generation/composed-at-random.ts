import type { LibraryRecipe } from '../library/library-recipe.js';

/** The recipes that the composer had made for an order without wishes when it was canceled. */
export const composedAtRandom: readonly LibraryRecipe[] = [
  {
    slug: 'demo-tikka-tofu-and-mushroom-skewers-with-rice',
    name: 'Tikka Tofu and Mushroom Skewers with Rice',
    description:
      'Skewers of tofu and mushrooms in a quick marinade, with rice and a salad of tomato and red onion.',
    mealTypes: ['dinner'],
    cuisine: 'indian',
    servings: 2,
    prepTimeMinutes: 20,
    cookTimeMinutes: 15,
    tags: ['vegetarian', 'gluten-free'],
    ingredients: [
      [60, 'g', 'yogurt-greek-low-fat'],
      [2, 'tsp', 'garam-masala'],
      [1, 'tsp', 'paprika'],
      [1, 'knobs', 'ginger', 'grated'],
      [0.25, 'tsp', 'salt'],
      [4, 'tsp', 'oil-olive'],
      [300, 'g', 'tofu-extra-firm', 'cubed'],
      [150, 'g', 'rice-white'],
      [200, 'g', 'mushroom-cremini', 'cut into chunks'],
      [150, 'g', 'tomato', 'diced'],
      [0.5, 'pcs', 'onion-red', 'thinly sliced'],
      [1, 'handfuls', 'cilantro', 'chopped'],
    ],
    instructions: [
      'Stir the yogurt, garam masala, paprika, ginger and salt together with half of the olive oil and turn the tofu in it.',
      'Simmer the rice in twice its volume of water, covered, for 15 minutes until tender.',
      'Thread the tofu and mushrooms onto skewers. Grill over high heat or in a griddle pan for 11 minutes, turning now and then, until golden.',
      'Toss the tomato, red onion and cilantro with the rest of the oil and serve it with the skewers and the rice.',
    ],
  },
  {
    slug: 'demo-herbed-cottage-cheese-dip-with-yellow-pepper-and-radishes',
    name: 'Herbed Cottage Cheese Dip with Yellow Pepper and Radishes',
    description:
      'A thick dip of cottage cheese and parsley, with yellow pepper, radishes and corn cakes to scoop it up.',
    mealTypes: ['snack'],
    cuisine: 'american',
    servings: 2,
    prepTimeMinutes: 10,
    cookTimeMinutes: 0,
    tags: ['vegetarian', 'gluten-free', 'high-protein'],
    ingredients: [
      [200, 'g', 'cottage-cheese-low-fat'],
      [2, 'tbsp', 'lemon-juice'],
      [1, 'handfuls', 'parsley-fresh', 'chopped'],
      [1, 'pinches', 'salt'],
      [120, 'g', 'bell-pepper-yellow', 'cut into sticks'],
      [120, 'g', 'radish'],
      [2, 'pcs', 'corn-cake'],
    ],
    instructions: [
      'Blend the cottage cheese, lemon juice, parsley and salt for 1 minute until smooth, adding a spoonful of water if it is too thick.',
      'Spoon into a small bowl and serve with the yellow pepper, radishes and corn cakes.',
    ],
  },
];
