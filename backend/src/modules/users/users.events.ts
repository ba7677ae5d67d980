import type { User } from './user.entity.js';

/** This event is published within the transaction that disables the account. */
export class UserDisabled {
  constructor(
    readonly userId: string,
    readonly at: Date,
  ) {}
}

/** This event is published within the transaction in which a user asks for the deletion of their account. */
export class DeletionRequested {
  constructor(
    readonly userId: string,
    readonly at: Date,
  ) {}
}

/** This event is published within the transaction of a sign-in that takes the deletion of the account back. */
export class DeletionTakenBack {
  constructor(
    readonly user: Pick<User, 'id' | 'email' | 'timeZone'>,
    readonly at: Date,
  ) {}
}
