/** This event is published within the transaction that changes the password. */
export class PasswordChanged {
  constructor(readonly userId: string) {}
}
