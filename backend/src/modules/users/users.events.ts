/** Published within the transaction that disables the account. */
export class UserDisabled {
  constructor(
    readonly userId: string,
    readonly at: Date,
  ) {}
}

/** Published within the transaction in which a user asks for the deletion of their account. */
export class DeletionRequested {
  constructor(
    readonly userId: string,
    readonly at: Date,
  ) {}
}
