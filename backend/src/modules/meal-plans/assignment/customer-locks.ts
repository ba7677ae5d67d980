import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { User } from '../../users/index.js';

/** An assignment first locks its customers, so that no one gets two plans for one day or is unlinked in the meantime. */
const HOLD_PEOPLE = `
  select id from users where id = :userId or id = any(array[:customerIds]::uuid[])
  order by id <> :userId, id for no key update`;

const OWN = `
  select u.id from users u
  where u.id = any(array[:customerIds]::uuid[]) and u.role = 'customer'
    and (:decidesOnAll or exists (
      select from coaching where trainer_id = :userId and customer_id = u.id and ended_at is null))`;

const OWN_AND_OPEN = `${OWN} and u.disabled_at is null`;

const NAMES_OF_OTHERS = `
  select u.name from coaching c join users u on u.id = c.customer_id
  where c.trainer_id = :userId and c.ended_at is null and u.name is not null
    and u.id <> all(array[:customerIds]::uuid[])`;

/** Trainers decide on their own customers, and admins on all. Anyone else is told that there is no such customer. */
@Injectable()
export class CustomerLocks {
  constructor(private readonly em: EntityManager) {}

  /** Locked until the transaction ends. A closed account can be given nothing, but things can be taken back from it. */
  async hold(customerIds: string[], by: Decider, { mayBeClosed = false } = {}): Promise<User[]> {
    const values = valuesOf(customerIds, by);
    await this.em.execute(HOLD_PEOPLE, values);
    await this.requireAll(mayBeClosed ? OWN : OWN_AND_OPEN, values);
    return this.em.find(User, { id: { $in: customerIds } }, { orderBy: { id: 'asc' } });
  }

  async requireOwn(customerId: string, by: Principal): Promise<void> {
    await this.requireAll(OWN, valuesOf([customerId], by));
  }

  /** Finds all customers of a trainer except these. An admin has no customers of their own. */
  async namesOfOthers(customerIds: string[], { userId }: Principal): Promise<string[]> {
    const rows = await this.em.execute<{ name: string }[]>(NAMES_OF_OTHERS, { customerIds, userId });
    return rows.map(({ name }) => name);
  }

  private async requireAll(allowed: string, values: ReturnType<typeof valuesOf>): Promise<void> {
    const own = await this.em.execute<{ id: string }[]>(allowed, values);
    if (own.length !== values.customerIds.length) throw new NotFoundError('Customer not found');
  }
}

type Decider = Pick<Principal, 'userId' | 'role'>;

const valuesOf = (customerIds: string[], { userId, role }: Decider) => ({
  customerIds,
  userId,
  decidesOnAll: role === 'admin',
});
