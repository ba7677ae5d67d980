import { Amount, Choice, ListOf, Maybe, Part, Text, WholeNumber } from '../../../../platform/http/answers.js';
import { type ShoppingItem } from '../../../plan-model/index.js';
import {
  choosePackages,
  isBought,
  SHOPPING_GROUPS,
  type ShoppingGroup,
  STORAGE_SOURCES,
  shoppingGroups,
  sparedOf,
} from '../../../prep-guide/index.js';
import { MealPrepResponse, ShoppingItemResponse } from '../../dto/meal-prep.response.js';
import type { PrepGuide } from '../plan-guide.js';

class PackagesResponse {
  @WholeNumber() count: number;
  @Text('cans, packages, lemons …') unit: string;
  @Amount() gramsOfOne: number;
  @Amount() leftOverGrams: number;
  @Maybe(Text('How much less they hold than is needed, in words')) spared: string | null;
}

class GroupedItemResponse extends ShoppingItemResponse {
  @Text('The key for checking it off') key: string;
  @Maybe(Part(PackagesResponse, 'The usual package sizes that cover it')) packages: PackagesResponse | null;
  @Maybe(Text('How much less the amount is than is needed, in words')) spared: string | null;

  constructor(item: ShoppingItem) {
    super();
    Object.assign(this, item);
    this.key = keyOf(item);
    this.packages = choosePackages(item);
    this.spared = sparedOf(item);
  }
}

const MAX_KEY_CHARACTERS = 300;

/** The key is cut between characters, because half a character could not be sent back. */
const keyOf = ({ foodId, ingredient, unit }: ShoppingItem): string =>
  [...`buy:${foodId ?? ingredient}:${unit ?? ''}`].slice(0, MAX_KEY_CHARACTERS).join('');

class ShoppingGroupResponse {
  @Choice(SHOPPING_GROUPS) group: ShoppingGroup;
  @ListOf(Part(GroupedItemResponse)) items: GroupedItemResponse[];
}

/** One week of a plan: what to buy, what to prepare, how to store it. */
export class PrepGuideResponse {
  @WholeNumber('Weeks of the plan; the last may be shorter') weeks: number;
  @WholeNumber() week: number;
  @WholeNumber() fromDay: number;
  @WholeNumber() toDay: number;
  @Maybe(Part(MealPrepResponse, 'Null for a plan without meal prep')) guide: MealPrepResponse | null;
  @Text('The source of the storage times') storageSources: string;
  @ListOf(Part(ShoppingGroupResponse), 'What to buy, without tap water') groups: ShoppingGroupResponse[];
  @ListOf(Text(), 'Keys of shopping items, and `do:` with the number of a prep step') ticked: string[];

  constructor({ weeks, week, days, guide, shoppingList, ticked }: PrepGuide) {
    this.weeks = weeks;
    this.week = week;
    this.fromDay = days.from;
    this.toDay = days.to;
    this.guide = guide;
    this.storageSources = STORAGE_SOURCES;
    this.groups = shoppingGroups(shoppingList.filter(isBought)).map(({ group, items }) => ({
      group,
      items: items.map((item) => new GroupedItemResponse(item)),
    }));
    this.ticked = ticked;
  }
}
