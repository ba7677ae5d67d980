/** This event is published within the transaction that accepts the invitation, after the coaching has begun. */
export class InvitationAccepted {
  constructor(
    readonly invitationId: string,
    readonly trainerId: string,
    readonly customerId: string,
  ) {}
}
