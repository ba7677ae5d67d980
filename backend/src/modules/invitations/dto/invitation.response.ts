import { ApiProperty } from '@nestjs/swagger';
import { UserResponse } from '../../auth/index.js';
import type { User } from '../../users/index.js';
import { type Invitation, type InvitationStatus, STATUSES } from '../invitation.entity.js';

export class InvitationResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  customerEmail: string;

  @ApiProperty()
  trainerEmail: string;

  @ApiProperty({ enum: STATUSES })
  status: InvitationStatus;

  @ApiProperty({ type: String, nullable: true })
  message: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  usedAt: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'While pending' })
  token: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The link to copy, while pending' })
  url: string | null;

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
  @ApiProperty({ type: [InvitationResponse] })
  invitations: InvitationResponse[];
}

export class InvitationsResponse {
  @ApiProperty({ type: InvitationsData })
  data: InvitationsData;

  constructor(invitations: InvitationResponse[]) {
    this.data = { invitations };
  }
}

class SentInvitationData {
  @ApiProperty({ type: InvitationResponse })
  invitation: InvitationResponse;
}

export class SentInvitationResponse {
  @ApiProperty()
  message: string;

  @ApiProperty({ type: SentInvitationData })
  data: SentInvitationData;

  constructor(invitation: InvitationResponse) {
    this.message = `Invitation sent to ${invitation.customerEmail}.`;
    this.data = { invitation };
  }
}

class VerifiedInvitation {
  @ApiProperty()
  customerEmail: string;

  @ApiProperty()
  trainerEmail: string;

  @ApiProperty({ type: String, nullable: true })
  trainerName: string | null;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty({ description: 'Whether an account exists, so that it is accepted by signing in' })
  accountExists: boolean;
}

class VerifiedInvitationData {
  @ApiProperty({ type: VerifiedInvitation })
  invitation: VerifiedInvitation;
}

export class VerifiedInvitationResponse {
  @ApiProperty({ type: VerifiedInvitationData })
  data: VerifiedInvitationData;

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
  @ApiProperty({ type: UserResponse })
  user: UserResponse;
}

export class AcceptedInvitationResponse {
  @ApiProperty()
  message: string;

  @ApiProperty({ type: AcceptedInvitationData })
  data: AcceptedInvitationData;

  constructor(customer: User) {
    this.message = 'Your account is ready. Please sign in.';
    this.data = { user: UserResponse.of(customer) };
  }
}

class NewTrainer {
  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  @ApiProperty()
  email: string;
}

class LinkedInvitationData {
  @ApiProperty({ type: NewTrainer })
  trainer: NewTrainer;
}

export class LinkedInvitationResponse {
  @ApiProperty()
  message: string;

  @ApiProperty({ type: LinkedInvitationData })
  data: LinkedInvitationData;

  constructor({ name, email }: User) {
    this.message = `${name ?? email} is now your trainer.`;
    this.data = { trainer: { name, email } };
  }
}
