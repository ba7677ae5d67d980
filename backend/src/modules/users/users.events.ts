/** Published within the transaction that disables the account. */
export class UserDisabled {
  constructor(
    readonly userId: string,
    readonly at: Date,
  ) {}
}
