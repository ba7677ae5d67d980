import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/src/schema.js';
import { jpeg } from '../support/pictures.ts';
import type { BackendProcess } from './backend-process.ts';
import { Clients } from './clients.ts';

type ItemChange = components['schemas']['ItemChangeRequest'];

export interface Customer {
  token: string;
  groceryListId: string;
}

/** Changes that the backend has acknowledged to customers. None of them may be lost. */
export interface Kept {
  /** The names of items on lists, all of them ticked off. */
  items: string[];
  /** The names of entries in diaries. */
  entries: string[];
  /** The ids of photos. */
  photos: string[];
}

/** A diary has a limit per day. */
const DAYS = Array.from({ length: 28 }, (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`);

const newChange = () => ({ id: randomUUID(), at: new Date().toISOString() });

/** Customers who shop, eat, and take photos while the backend dies under them. */
export class CustomersDay extends Clients {
  readonly kept: Kept = { items: [], entries: [], photos: [] };
  private named = 0;

  private constructor(
    backend: () => BackendProcess,
    customers: Customer[],
    private readonly picture: Blob,
  ) {
    super(backend);
    this.begin(
      customers.flatMap((one) => [this.shop, this.eat, this.pose].map((work) => work.bind(this, one))),
    );
  }

  static async begin(backend: () => BackendProcess, customers: Customer[]): Promise<CustomersDay> {
    const picture = new Blob([new Uint8Array(await jpeg(64, 40))], { type: 'image/jpeg' });
    return new CustomersDay(backend, customers, picture);
  }

  get acknowledged(): number {
    return Object.values(this.kept).flat().length;
  }

  /** The size of the smallest of these lists. */
  get fewest(): number {
    return Math.min(...Object.values(this.kept).map((some) => some.length));
  }

  async end(): Promise<Kept> {
    await this.finish();
    return this.kept;
  }

  /** Adds an item and ticks it off, as a phone does: the same change again until it is acknowledged. */
  private async shop(customer: Customer): Promise<boolean> {
    const name = this.newName('item');
    const itemId = randomUUID();
    const worked =
      (await this.send(customer, { ...newChange(), itemId, add: { name } })) &&
      (await this.send(customer, { ...newChange(), itemId, set: { isChecked: true } }));
    if (worked) this.kept.items.push(name);
    return worked;
  }

  private send({ token, groceryListId: id }: Customer, change: ItemChange): Promise<boolean> {
    const body = { sentAt: new Date().toISOString(), since: 0, changes: [change] };
    const path = '/api/grocery-lists/{id}/changes';
    return this.persist(() => this.ask((api) => api.POST(path, { params: { path: { id } }, body }), token));
  }

  private async eat({ token }: Customer): Promise<boolean> {
    const name = this.newName('entry');
    const day = DAYS[this.named % DAYS.length] ?? '';
    const figures = { calories: 100, protein: 10, carbs: 10, fat: 2 };
    const body = { kind: 'own', day, meal: 'lunch', name, figures } as const;
    const worked = await this.ask((api) => api.POST('/api/nutrition/entries', { body }), token);
    if (worked) this.kept.entries.push(name);
    return worked;
  }

  private pose({ token }: Customer): Promise<boolean> {
    const bodySerializer = () => {
      const form = new FormData();
      form.set('picture', this.picture, 'me.jpg');
      return form;
    };
    return this.ask(async (api) => {
      const answer = await api.POST('/api/progress/photos', { body: { picture: '' }, bodySerializer });
      if (answer.data) this.kept.photos.push(answer.data.data.id);
      return answer;
    }, token);
  }

  private newName(of: string): string {
    this.named += 1;
    return `${of} ${this.named}`;
  }
}
