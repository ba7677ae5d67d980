import { describe, expect, test } from '@jest/globals';
import { type Allergen, foods } from '../../../src/modules/foods/index.js';
import { readExcludedWords } from './words.js';

const words = readExcludedWords();
const certain = words.filter(({ isAsked }) => !isAsked);

const wordCalled = (name: string) => {
  const found = words.find(({ word }) => word === name);
  if (!found) throw new Error(`There is no word "${name}"`);
  return found;
};

const twiceIn = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

const idsWith = (...allergens: Allergen[]) =>
  [...foods.values()]
    .filter((food) => allergens.some((one) => food.allergens.includes(one)))
    .map(({ id }) => id);

describe('the words for foods that somebody does not eat', () => {
  test('are 200 without duplicates', () => {
    expect(words).toHaveLength(200);
    expect(twiceIn(words.map(({ word }) => word.toLowerCase()))).toEqual([]);
  });

  test('are written without spaces around them', () => {
    expect(words.filter(({ word }) => word !== word.trim())).toEqual([]);
  });

  test('name only foods of the table, and no food twice', () => {
    for (const { word, keepsOut, eitherWay } of words) {
      const ids = [...keepsOut, ...eitherWay];
      expect({ word, unknown: ids.filter((id) => !foods.has(id)) }).toEqual({ word, unknown: [] });
      expect({ word, twice: twiceIn(ids) }).toEqual({ word, twice: [] });
    }
  });

  test('exclude some foods unless they are asked about, and never everything', () => {
    for (const { word, keepsOut, eitherWay } of certain) {
      expect({ word, isEmpty: keepsOut.length === 0 }).toEqual({ word, isEmpty: false });
      expect(keepsOut.length + eitherWay.length).toBeLessThan(foods.size / 2);
    }
  });

  test('name no food if they are asked about', () => {
    const asked = words.filter(({ isAsked }) => isAsked);
    expect(asked).toHaveLength(12);
    expect(asked.flatMap(({ keepsOut, eitherWay }) => [...keepsOut, ...eitherWay])).toEqual([]);
  });
});

describe('a new food in the table', () => {
  test.each<[string, Allergen[]]>([
    ['gluten', ['gluten']],
    ['milk', ['milk']],
    ['dairy', ['milk']],
    ['lactose', ['milk']],
    ['eggs', ['eggs']],
    ['fish', ['fish']],
    ['shellfish', ['crustaceans', 'molluscs']],
    ['seafood', ['fish', 'crustaceans', 'molluscs']],
    ['mollusks', ['molluscs']],
    ['nuts', ['nuts', 'peanuts']],
    ['tree nuts', ['nuts']],
    ['peanuts', ['peanuts']],
    ['soy', ['soybeans']],
    ['celery', ['celery']],
    ['mustard', ['mustard']],
    ['sesame', ['sesame']],
    ['sulphites', ['sulphites']],
  ])('must be considered for "%s" if it is labeled with it', (name, allergens) => {
    const { keepsOut, eitherWay } = wordCalled(name);
    const judged = new Set([...keepsOut, ...eitherWay]);
    expect(idsWith(...allergens).filter((id) => !judged.has(id))).toEqual([]);
  });
});

describe('two words for the same food', () => {
  test.each([
    ['fish', 'Fisch', 'pescado', 'poisson'],
    ['milk', 'dairy', 'Milch', 'leche', 'lait'],
    ['eggs', 'egg', 'Eier', 'huevos', 'oeufs'],
    ['nuts', 'nut', 'Nüsse'],
    ['peanuts', 'Erdnüsse', 'cacahuetes'],
    ['cheese', 'fromage'],
    ['pork', 'cerdo', 'Schweinefleisch'],
    ['beef', 'Rindfleisch'],
    ['chicken', 'Hähnchen'],
    ['shrimp', 'prawns', 'crevettes'],
    ['mushrooms', 'mushroom', 'Pilze', 'champignons'],
    ['potatoes', 'potato', 'Kartoffeln'],
    ['onions', 'Zwiebeln', 'cebolla'],
    ['garlic', 'ajo'],
    ['eggplant', 'aubergine'],
    ['zucchini', 'courgette'],
    ['chickpeas', 'garbanzo beans'],
    ['peas', 'pea'],
    ['bananas', 'banana'],
    ['dates', 'date'],
    ['sausages', 'sausage'],
  ])('exclude the same foods: %s, %s', (first, ...others) => {
    const { keepsOut } = wordCalled(first);
    for (const other of others) {
      expect({ other, keepsOut: wordCalled(other).keepsOut }).toEqual({ other, keepsOut });
    }
  });
});
