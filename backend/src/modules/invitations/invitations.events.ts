/** Published inside the transaction in which an invitation is accepted, when the coaching has begun. */
export class InvitationAccepted {
  constructor(
    readonly invitationId: string,
    readonly trainerId: string,
    readonly customerId: string,
  ) {}
}
