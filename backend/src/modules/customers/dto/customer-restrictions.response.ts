import { Choice, ListOf, Text, YesNo } from '../../../platform/http/answers.js';
import {
  ALLERGENS,
  type Allergen,
  DIETARY_TAGS,
  type DietaryTag,
  exclusionsFor,
  freeTextIn,
  type Restrictions,
} from '../../foods/index.js';

/** The restrictions of a customer's profile, and the fields of a request for a plan that follow from them. */
export class CustomerRestrictionsResponse {
  @ListOf(Text(), 'As the customer wrote them, known ones and free text')
  dietaryRestrictions: string[];

  @ListOf(Text(), 'Those that are free text, which no check of recipes and plans understands')
  freeText: string[];

  @ListOf(Choice(ALLERGENS)) allergies: Allergen[];

  @ListOf(Choice(DIETARY_TAGS), 'The tags that every recipe has to have')
  dietaryTags: DietaryTag[];

  @ListOf(Choice(ALLERGENS), 'The allergens that no recipe may contain')
  excludedAllergens: Allergen[];

  @YesNo('Whether every recipe has to be low in fat') lowFat: boolean;

  constructor(restrictions: Restrictions) {
    this.dietaryRestrictions = [...restrictions.dietaryRestrictions];
    this.freeText = freeTextIn(restrictions);
    this.allergies = [...restrictions.allergies];
    Object.assign(this, exclusionsFor(restrictions));
  }
}
