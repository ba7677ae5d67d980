import { DecimalField } from '../../../platform/http/body-fields.js';
import {
  ChoiceField,
  IdField,
  IdsField,
  TextField,
  WholeNumberField,
  YesNoField,
} from '../../../platform/http/fields.js';
import {
  CATEGORIES,
  type Category,
  ITEM_UNITS,
  type ItemUnit,
  MAX_PRICE,
  MAX_QUANTITY,
  PRIORITIES,
  type Priority,
} from '../item-fields.js';
import { MAX_ITEMS } from '../merging/apply-changes.js';

const NAME_REQUIRED = 'Item name is required';

const NameField = (options: { optional?: boolean } = {}) =>
  TextField({
    ...options,
    min: 1,
    max: 255,
    required: NAME_REQUIRED,
    tooLong: 'A name must be at most 255 characters',
  });

const LineField = (max: number, what: string) =>
  TextField({ max, optional: true, nullable: true, tooLong: `${what} must be at most ${max} characters` });

class ItemDetailsRequest {
  @ChoiceField(CATEGORIES, { optional: true, description: 'produce by default' }) category?: Category;

  @DecimalField({
    min: 0.01,
    max: MAX_QUANTITY,
    invalid: 'Quantity must be a number above 0 with at most two decimals',
    tooLarge: `Quantity must be at most ${MAX_QUANTITY.toLocaleString('en')}`,
    optional: true,
    description: '1 by default',
  })
  quantity?: number;

  @ChoiceField(ITEM_UNITS, { optional: true, description: 'pcs by default' }) unit?: ItemUnit;
  @YesNoField({ optional: true }) isChecked?: boolean;
  @ChoiceField(PRIORITIES, { optional: true, description: 'medium by default' }) priority?: Priority;

  @TextField({
    max: 500,
    lines: true,
    optional: true,
    nullable: true,
    tooLong: 'Notes must be at most 500 characters',
  })
  notes?: string | null;

  @DecimalField({
    min: 0.01,
    max: MAX_PRICE,
    invalid: 'Estimated price must be a number above 0 with at most two decimals',
    tooLarge: `Estimated price must be at most ${MAX_PRICE.toLocaleString('en')}`,
    optional: true,
    nullable: true,
    description: 'For the whole quantity',
  })
  estimatedPrice?: number | null;

  @LineField(100, 'Brand') brand?: string | null;
  @IdField({ optional: true, nullable: true }) recipeId?: string | null;
  @LineField(255, 'The name of the recipe') recipeName?: string | null;
}

/** Fields that are set. Those that are omitted stay as they are. */
export class ItemFieldsRequest extends ItemDetailsRequest {
  @NameField({ optional: true }) name?: string;
}

/** A new item. Fields that are omitted have their defaults. */
export class NewItemRequest extends ItemDetailsRequest {
  @NameField() name: string;
}

export class ChecksRequest {
  @IdsField({ max: MAX_ITEMS, required: 'Please choose at least one item' }) itemIds: string[];
  @YesNoField() isChecked: boolean;
}

export class RestoreRequest {
  @WholeNumberField({
    min: 1,
    max: 2_000_000_000,
    description: 'The version of the list that the deletion made',
  })
  version: number;
}
