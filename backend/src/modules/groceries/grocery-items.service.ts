import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../../platform/clock/clock.js';
import { itemNotFound, listNotFound, OtherAccountError } from './groceries.errors.js';
import type { GroceryItem } from './grocery-item.entity.js';
import { GroceryItemRepository } from './grocery-item.repository.js';
import type { GroceryList } from './grocery-list.entity.js';
import { GroceryListRepository } from './grocery-list.repository.js';
import { GroceryListsService } from './grocery-lists.service.js';
import { type ItemContent, newItemFields } from './item-fields.js';
import { ListWriter, requireAll, type Written } from './list-writer.js';
import { MAX_CHANGE_AGE_DAYS, type Refusal } from './merging/apply-changes.js';
import type { IncomingChange } from './merging/merge-change.js';
import { toServerTime } from './merging/server-time.js';
import { type Ticked, TickQueries } from './merging/tick.queries.js';

/** A phone's request for the changes of a list. */
export interface Asked {
  /** The account as which it asks. */
  owner?: string;
  /** The version of the list that it has. */
  since: number;
}

/** Changes in a list since a version of it. */
export interface ListNews {
  list: GroceryList;
  /** Whether these are all items, because the version is too old. */
  isWhole: boolean;
  items: GroceryItem[];
}

export interface SentChanges extends Asked {
  sentAt: Date;
  /** Whether the list has been opened, which counts as using it. */
  isOpened: boolean;
  /** The moments are those of the phone's clock, in milliseconds. */
  changes: (IncomingChange & { at: number })[];
}

/** Returns the new checkmark if a change says nothing else. */
function checkmarkIn(set: IncomingChange['set']): boolean | undefined {
  const given = Object.entries(set ?? {}).filter(([, value]) => value !== undefined);
  const [[field, value] = []] = given;
  return given.length === 1 && field === 'isChecked' && typeof value === 'boolean' ? value : undefined;
}

const MAX_CHANGE_AGE_MS = MAX_CHANGE_AGE_DAYS * 24 * 3_600_000;

export type NewItem = Partial<ItemContent> & Pick<ItemContent, 'name'>;

function requireOwner(owner: string | undefined, customerId: string): void {
  if (owner !== undefined && owner !== customerId) throw new OtherAccountError();
}

/** A change that the server makes now. */
const change = (itemId: string, set: IncomingChange['set']): IncomingChange => ({
  ...{ id: uuid(), at: null, itemId, set },
});

const addition = (itemId: string, content: NewItem): IncomingChange => change(itemId, newItemFields(content));

/** The use cases of items. Each is one or more changes that merge like those of a phone. */
@Injectable()
export class GroceryItemsService {
  constructor(
    private readonly em: EntityManager,
    private readonly listsService: GroceryListsService,
    private readonly lists: GroceryListRepository,
    private readonly items: GroceryItemRepository,
    private readonly writer: ListWriter,
    private readonly ticks: TickQueries,
    private readonly clock: Clock,
  ) {}

  async add(listId: string, customerId: string, content: NewItem): Promise<GroceryItem> {
    const itemId = uuid();
    const { items } = await this.writer.writeAll(listId, customerId, () => [addition(itemId, content)]);
    const item = items.get(itemId);
    if (!item) throw itemNotFound();
    return item;
  }

  /** Adds to the list that was used last, and makes one if there is none. */
  async addToOpen(customerId: string, content: NewItem): Promise<{ item: GroceryItem; isNewList: boolean }> {
    const itemId = uuid();
    return this.em.transactional(async () => {
      const { list, isNew } = await this.listsService.lockOpen(customerId);
      const { items } = requireAll(await this.writer.writeInto(list, [addition(itemId, content)]));
      const item = items.get(itemId);
      if (!item) throw itemNotFound();
      return { item, isNewList: isNew };
    });
  }

  /** Checks an item or unchecks it if nothing else is to be changed and that simply counts, as it nearly always does. */
  tick(
    listId: string,
    itemId: string,
    customerId: string,
    set: Partial<ItemContent>,
  ): Promise<Ticked | undefined> {
    return this.tickBy(listId, customerId, change(itemId, set));
  }

  /** Sets only the fields that are given, so that it does not undo what another phone has changed. */
  async change(
    listId: string,
    itemId: string,
    customerId: string,
    set: Partial<ItemContent>,
  ): Promise<GroceryItem> {
    const { items } = await this.writer.writeAll(listId, customerId, async (list) => {
      await this.requireShown(list, [itemId]);
      return [change(itemId, set)];
    });
    const item = items.get(itemId);
    if (!item) throw itemNotFound();
    return item;
  }

  remove(listId: string, itemId: string, customerId: string): Promise<Written> {
    return this.writer.writeAll(listId, customerId, async (list) => {
      await this.requireShown(list, [itemId]);
      return [change(itemId, null)];
    });
  }

  /** Checks several items, or unchecks them. Items that another phone has deleted are skipped. */
  check(listId: string, customerId: string, itemIds: string[], isChecked: boolean): Promise<Written> {
    return this.writer.writeAll(listId, customerId, async (list) => {
      const items = await this.items.findSome(list, itemIds);
      const shown = items.filter((item) => item.isShown && item.isChecked !== isChecked);
      return shown.map(({ id }) => change(id, { isChecked }));
    });
  }

  /** Deletes all checked items. */
  clearChecked(listId: string, customerId: string): Promise<Written> {
    return this.writer.writeAll(listId, customerId, async (list) => {
      const items = await this.items.findShown(list);
      return items.filter(({ isChecked }) => isChecked).map(({ id }) => change(id, null));
    });
  }

  /** Brings back what was deleted in that version of the list, as it was. */
  restore(listId: string, customerId: string, version: number): Promise<Written> {
    return this.writer.writeAll(listId, customerId, async (list) => {
      const items = await this.items.findSince(list, version - 1);
      const deleted = items.filter((item) => item.isDeleted && item.version === version);
      return deleted.map(({ id, isChecked }) => change(id, { isChecked }));
    });
  }

  /** Merges what a phone has changed, and returns what has changed since it last asked: often nothing else than its own tick. */
  async merge(
    listId: string,
    customerId: string,
    { owner, sentAt, since, isOpened, changes }: SentChanges,
  ): Promise<{ ticked: Ticked } | (ListNews & { refused: Refusal[] })> {
    requireOwner(owner, customerId);
    const clocks = { sentAt: sentAt.getTime(), now: this.clock.now().getTime() };
    const isTooOld = ({ at }: { at: number }) => at < clocks.now - MAX_CHANGE_AGE_MS;
    const corrected = toServerTime(changes, clocks);
    const tooOld = corrected.filter(isTooOld).map(({ id }): Refusal => ({ id, reason: 'too_old' }));
    const fresh = corrected.filter((change) => !isTooOld(change));
    const [only] = fresh;
    const ticked = only && changes.length === 1 ? await this.tickBy(listId, customerId, only) : undefined;
    if (ticked && since === ticked.version - 1) return { ticked };
    const { list, refused } = await this.writer.write(listId, customerId, (open) => {
      if (isOpened) open.noteUse(this.clock.now());
      return ticked ? [] : fresh;
    });
    return { ...(await this.readNews(list, since)), refused: [...tooOld, ...refused] };
  }

  async listNews(listId: string, customerId: string, { owner, since }: Asked): Promise<ListNews> {
    requireOwner(owner, customerId);
    const list = await this.lists.findOwn(listId, customerId);
    if (!list) throw listNotFound();
    return this.readNews(list, since);
  }

  private async tickBy(
    listId: string,
    customerId: string,
    { set, ...change }: IncomingChange,
  ): Promise<Ticked | undefined> {
    const isChecked = checkmarkIn(set);
    if (isChecked === undefined) return undefined;
    return this.ticks.tick(listId, customerId, { ...change, isChecked }, this.clock.now());
  }

  private async readNews(list: GroceryList, since: number): Promise<ListNews> {
    const isWhole = since < list.forgottenVersion || since > list.version;
    if (!isWhole && since === list.version) return { list, isWhole, items: [] };
    const items = isWhole ? await this.items.findShown(list) : await this.items.findSince(list, since);
    return { list, isWhole, items };
  }

  private async requireShown(list: GroceryList, ids: string[]): Promise<void> {
    const items = await this.items.findSome(list, ids);
    if (!items.some(({ isShown }) => isShown)) throw itemNotFound();
  }
}
