/** Serves whoever waits in turn: someone who asks for a hundred things delays no one who asks for one. */
export class FairQueue<Item> {
  private readonly waiting = new Map<string, Item[]>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  /** The callers who wait. */
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

  /** False where it waits no more. */
  remove(user: string, item: Item): boolean {
    const own = this.waiting.get(user) ?? [];
    const place = own.indexOf(item);
    if (place < 0) return false;
    own.splice(place, 1);
    if (own.length === 0) this.waiting.delete(user);
    this.count -= 1;
    return true;
  }

  /** The next of whoever has waited longest for a turn; after it, they go to the end. */
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
