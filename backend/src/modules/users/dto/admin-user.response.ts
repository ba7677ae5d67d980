import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../platform/access/principal.js';
import type { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import type { Coaching } from '../coaching.entity.js';
import type { User } from '../user.entity.js';
import type { UserWithLinks } from '../users.service.js';
import { PersonResponse } from './person.response.js';

export class LinkedUserResponse extends PersonResponse {
  @ApiProperty({ format: 'date-time' })
  since: string;

  constructor(user: User, coaching: Coaching) {
    super(user);
    this.since = coaching.since.toISOString();
  }
}

export class AdminUserResponse extends PersonResponse {
  @ApiProperty({ enum: ROLES })
  role: Role;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  disabledAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastLoginAt: string | null;

  @ApiProperty({ type: [LinkedUserResponse], description: "A customer's trainers" })
  trainers: LinkedUserResponse[];

  @ApiProperty({ description: 'How many customers a trainer has' })
  customerCount: number;

  constructor({ user, coachings }: UserWithLinks) {
    super(user);
    this.role = user.role;
    this.disabledAt = user.disabledAt?.toISOString() ?? null;
    this.createdAt = user.createdAt.toISOString();
    this.lastLoginAt = user.lastLoginAt?.toISOString() ?? null;
    this.trainers = trainersAmong(coachings, user);
    this.customerCount = customersAmong(coachings, user).length;
  }
}

export class AuditEntryResponse {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: String, nullable: true })
  actorEmail: string | null;

  @ApiProperty()
  action: string;

  @ApiProperty({ type: 'object', additionalProperties: true })
  details: Record<string, unknown>;

  constructor(entry: AuditEntry & { actorEmail: string | null }) {
    this.at = entry.at.toISOString();
    this.actorEmail = entry.actorEmail;
    this.action = entry.action;
    this.details = entry.details;
  }
}

export class AdminUserDetailResponse extends AdminUserResponse {
  @ApiProperty({ type: [LinkedUserResponse], description: "A trainer's customers" })
  customers: LinkedUserResponse[];

  @ApiProperty({ type: [AuditEntryResponse], description: 'The history of this account, newest first' })
  history: AuditEntryResponse[];

  constructor(shown: UserWithLinks & { history: (AuditEntry & { actorEmail: string | null })[] }) {
    super(shown);
    this.customers = customersAmong(shown.coachings, shown.user);
    this.history = shown.history.map((entry) => new AuditEntryResponse(entry));
  }
}

const trainersAmong = (coachings: Coaching[], customer: User) =>
  coachings
    .filter((coaching) => coaching.customer === customer)
    .map((coaching) => new LinkedUserResponse(coaching.trainer, coaching));

const customersAmong = (coachings: Coaching[], trainer: User) =>
  coachings
    .filter((coaching) => coaching.trainer === trainer)
    .map((coaching) => new LinkedUserResponse(coaching.customer, coaching));
