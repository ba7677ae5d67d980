import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { dateIn } from '../../../platform/clock/dates.js';
import { Limits } from '../../../platform/limits/limits.js';
import { CustomerAccess, type User } from '../../users/index.js';
import { type ReadWish, WishReader } from '../../wish-reader/index.js';

/** Wishes are limited, because each may cost a call of a model. */
const MAX_WISHES_PER_HOUR = 300;

/** Reads what trainers write about their customers. */
@Injectable()
export class WishService {
  constructor(
    private readonly reader: WishReader,
    private readonly customers: CustomerAccess,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async read(text: string, by: Principal): Promise<{ wish: ReadWish; customerId: string | null }> {
    await this.limits.spend([
      { key: `wish:user:${by.userId}`, most: MAX_WISHES_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
    const customers = await this.customers.findCustomers(by);
    const wish = await this.reader.read(text, {
      today: dateIn(by.timeZone, this.clock.now()),
      customers: customers.map(({ name, email }) => name ?? email),
    });
    return { wish, customerId: onlyOne(customers, wish.values.clientName?.value) };
  }
}

/** If several customers share a name, the trainer has to choose. */
function onlyOne(customers: User[], name: string | undefined): string | null {
  if (!name) return null;
  const wanted = name.toLowerCase();
  const [one, another] = customers.filter(
    (customer) =>
      customer.email === wanted ||
      customer.name?.toLowerCase() === wanted ||
      customer.name?.toLowerCase().split(' ')[0] === wanted,
  );
  return one && !another ? one.id : null;
}
