import type { EntityManager } from '@mikro-orm/postgresql';

/** In the transaction that disables the account. */
export class UserDisabled {
  constructor(
    readonly em: EntityManager,
    readonly userId: string,
  ) {}
}
