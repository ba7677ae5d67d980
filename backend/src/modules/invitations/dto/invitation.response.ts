import { Choice, Id, ListOf, Maybe, Moment, Part, Text, YesNo } from '../../../platform/http/answers.js';
import { UserResponse } from '../../auth/index.js';
import type { User } from '../../users/index.js';
import { type Invitation, type InvitationStatus, STATUSES } from '../invitation.entity.js';

export class InvitationResponse {
  @Id() id: string;
  @Text() customerEmail: string;
  @Text() trainerEmail: string;
  @Choice(STATUSES) status: InvitationStatus;
  @Maybe(Text()) message: string | null;
  @Moment() createdAt: string;
  @Moment() expiresAt: string;
  @Maybe(Moment()) usedAt: string | null;
  @Maybe(Text('Only while pending')) token: string | null;
  @Maybe(Text('The link to copy, while pending')) url: string | null;

  constructor(invitation: Invitation, now: Date, link: { token: string; url: string }) {
    const status = invitation.statusAt(now);
    this.id = invitation.id;
    this.customerEmail = invitation.customerEmail;
    this.trainerEmail = invitation.trainer.email;
    this.status = status;
    this.message = invitation.message;
    this.createdAt = invitation.createdAt.toISOString();
    this.expiresAt = invitation.expiresAt.toISOString();
    this.usedAt = invitation.usedAt?.toISOString() ?? null;
    this.token = status === 'pending' ? link.token : null;
    this.url = status === 'pending' ? link.url : null;
  }
}

class InvitationsData {
  @ListOf(Part(InvitationResponse)) invitations: InvitationResponse[];
}

export class InvitationsResponse {
  @Part(InvitationsData) data: InvitationsData;

  constructor(invitations: InvitationResponse[]) {
    this.data = { invitations };
  }
}

class SentInvitationData {
  @Part(InvitationResponse) invitation: InvitationResponse;
}

export class SentInvitationResponse {
  @Text() message: string;
  @Part(SentInvitationData) data: SentInvitationData;

  constructor(invitation: InvitationResponse) {
    this.message = `Invitation sent to ${invitation.customerEmail}.`;
    this.data = { invitation };
  }
}

class VerifiedInvitation {
  @Text() customerEmail: string;
  @Text() trainerEmail: string;
  @Maybe(Text()) trainerName: string | null;
  @Moment() expiresAt: string;
  @YesNo('Whether an account exists, so that it is accepted by signing in') accountExists: boolean;
}

class VerifiedInvitationData {
  @Part(VerifiedInvitation) invitation: VerifiedInvitation;
}

export class VerifiedInvitationResponse {
  @Part(VerifiedInvitationData) data: VerifiedInvitationData;

  constructor({ invitation, accountExists }: { invitation: Invitation; accountExists: boolean }) {
    this.data = {
      invitation: {
        customerEmail: invitation.customerEmail,
        trainerEmail: invitation.trainer.email,
        trainerName: invitation.trainer.name,
        expiresAt: invitation.expiresAt.toISOString(),
        accountExists,
      },
    };
  }
}

class AcceptedInvitationData {
  @Part(UserResponse) user: UserResponse;
}

export class AcceptedInvitationResponse {
  @Text() message: string;
  @Part(AcceptedInvitationData) data: AcceptedInvitationData;

  constructor(customer: User) {
    this.message = 'Your account is ready. Please sign in.';
    this.data = { user: UserResponse.of(customer) };
  }
}

class NewTrainer {
  @Maybe(Text()) name: string | null;
  @Text() email: string;
}

class LinkedInvitationData {
  @Part(NewTrainer) trainer: NewTrainer;
}

export class LinkedInvitationResponse {
  @Text() message: string;
  @Part(LinkedInvitationData) data: LinkedInvitationData;

  constructor({ name, email }: User) {
    this.message = `${name ?? email} is now your trainer.`;
    this.data = { trainer: { name, email } };
  }
}
