import type { Allergen } from '../foods/index.js';
import { Phrases } from './phrases.js';

export interface AllergenName {
  allergens: Allergen[];
  /** It is set if the rule covers more than the word says. */
  why: string | null;
}

const plainly = (...allergens: Allergen[]): AllergenName => ({ allergens, why: null });

/** Everyday names of the 14 allergens that labels must name. */
export const ALLERGEN_NAMES = new Phrases<AllergenName>([
  [plainly('gluten'), 'gluten, gluten containing foods, glutine'],
  [
    { allergens: ['gluten'], why: 'Wheat is left out together with everything else that contains gluten.' },
    'wheat, wheat products, Weizen, trigo, blé, grano',
  ],
  [plainly('crustaceans'), 'crustaceans, crustacean, Krebstiere, crustáceos, crustacés, crostacei'],
  [plainly('molluscs'), 'molluscs, mollusks, mollusc, mollusk, Weichtiere, moluscos, mollusques, molluschi'],
  [
    plainly('crustaceans', 'molluscs'),
    `shellfish, shell fish, shellfishes, Meeresfrüchte, Schalentiere, mariscos, marisco, fruits de mer,
    frutti di mare`,
  ],
  [plainly('eggs'), 'egg, eggs, Ei, Eier, Eiern, huevo, huevos, œuf, œufs, oeufs, uova, uovo'],
  [plainly('fish'), 'fish, fishes, Fisch, pescado, poisson, pesce'],
  [
    plainly('peanuts'),
    `peanut, peanuts, groundnuts, Erdnuss, Erdnüsse, Erdnüssen, cacahuete, cacahuetes, cacahuètes,
    arachides, arachidi`,
  ],
  [plainly('soybeans'), 'soy, soya, soybean, soybeans, soy products, soya products, Soja, soia, soja'],
  [
    plainly('milk'),
    `dairy, dairy products, dairy foods, diary, milk products, cow's milk, cow's milk protein, milk protein,
    Milchprodukte, Milch, lácteos, productos lácteos, produits laitiers, lait, latticini, milk, leche`,
  ],
  [
    { allergens: ['milk'], why: 'Lactose-free was read as no milk in any form.' },
    'lactose, Laktose, lactosa, lattosio',
  ],
  [
    { allergens: ['nuts', 'peanuts'], why: '“Nuts” was read as tree nuts and peanuts.' },
    `nut, nuts, any nuts, Nuss, Nüsse, Nüssen, nueces, frutos secos, noix, fruits à coque, noci,
    frutta secca`,
  ],
  [plainly('nuts', 'peanuts'), 'tree nuts and peanuts, nuts and peanuts, nuts or peanuts, peanuts and nuts'],
  [plainly('nuts'), 'tree nuts, tree nut, treenuts'],
  [plainly('celery'), 'celery, Sellerie, apio, céleri, sedano'],
  [plainly('mustard'), 'mustard, Senf, mostaza, moutarde, senape'],
  [plainly('sesame'), 'sesame, sesame seeds, Sesam, sésamo, sésame, sesamo'],
  [
    plainly('sulphites'),
    'sulphites, sulfites, sulphite, sulfite, sulphur dioxide, Sulfite, sulfitos, solfiti',
  ],
  [plainly('lupin'), 'lupin, lupine, lupins, Lupinen'],
]);
