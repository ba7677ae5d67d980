/** Serves users in turn, so that a hundred requests of one user do not delay the single request of another. */
export class FairQueue<Item> {
  private readonly waiting = new Map<string, Item[]>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  /** The number of users with waiting requests. */
  get users(): number {
    return this.waiting.size;
  }

  lengthOf(user: string): number {
    return this.waiting.get(user)?.length ?? 0;
  }

  add(user: string, item: Item): void {
    const own = this.waiting.get(user);
    if (own) own.push(item);
    else this.waiting.set(user, [item]);
    this.count += 1;
  }

  /** Returns false if the item is no longer waiting. */
  remove(user: string, item: Item): boolean {
    const own = this.waiting.get(user) ?? [];
    const place = own.indexOf(item);
    if (place < 0) return false;
    own.splice(place, 1);
    if (own.length === 0) this.waiting.delete(user);
    this.count -= 1;
    return true;
  }

  /** Returns the next item of the user who has waited longest, and moves that user to the end. */
  next(): Item | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const [user, own] = first;
    const item = own.shift();
    this.waiting.delete(user);
    if (own.length > 0) this.waiting.set(user, own);
    this.count -= 1;
    return item;
  }
}
