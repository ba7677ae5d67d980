import { PartField, PartsField } from '../../../platform/http/body-fields.js';
import {
  CountField,
  IdField,
  MomentField,
  WholeNumberField,
  YesNoField,
} from '../../../platform/http/fields.js';
import { unclearChange } from '../groceries.errors.js';
import type { SentChanges } from '../grocery-items.service.js';
import { newItemFields } from '../item-fields.js';
import { ItemFieldsRequest, NewItemRequest } from './grocery-item.request.js';

/** One statement about one item. It has exactly one of `add`, `set`, and a true `isDeleted`. */
class ItemChangeRequest {
  @IdField({ description: 'Chosen by the sender. A change that is sent again counts once' }) id: string;
  @MomentField({ description: 'When it was made, by the clock of the sender' }) at: Date;
  @IdField({ description: 'Chosen by the sender if the item is new' }) itemId: string;
  @PartField(NewItemRequest, { optional: true }) add?: NewItemRequest;
  @PartField(ItemFieldsRequest, { optional: true }) set?: ItemFieldsRequest;
  @YesNoField({ optional: true }) isDeleted?: boolean;
}

const MAX_CHANGES = 100;

const OwnerField = () =>
  IdField({ optional: true, description: 'The account as which the sender asks; another one gets 409' });

export class ItemChangesRequest {
  @OwnerField() owner?: string;

  @MomentField({ description: 'The present time by the clock of the sender, which may be wrong' })
  sentAt: Date;

  @IdField({
    optional: true,
    description:
      'Chosen by the sender for all that it sends: its changes count in the order in which they arrive',
  })
  outboxId?: string;

  @WholeNumberField({
    min: 0,
    max: 2_000_000_000,
    description: 'The version of the list that the sender has',
  })
  since: number;

  @PartsField(ItemChangeRequest, { most: MAX_CHANGES, description: 'In the order in which they were made' })
  changes: ItemChangeRequest[];

  @YesNoField({ optional: true, description: 'Whether the list has been opened, which counts as using it' })
  isOpened?: boolean;

  get sent(): SentChanges {
    const { owner, sentAt, since, outboxId: outbox, isOpened = false } = this;
    const changes = this.changes.map(({ id, at, itemId, add, set, isDeleted }, index) => {
      if ([add, set, isDeleted || undefined].filter((part) => part !== undefined).length !== 1)
        throw unclearChange(index);
      const fields = add ? newItemFields(add) : set ? { ...set } : null;
      return { id, at: at.getTime(), itemId, set: fields, ...(outbox && { outbox }) };
    });
    return { owner, sentAt, since, isOpened, changes };
  }
}

export class ListNewsRequest {
  @OwnerField() owner?: string;

  @CountField({
    min: 0,
    max: 2_000_000_000,
    fallback: 0,
    description: 'The version of the list that you have',
  })
  since: number = 0;
}
