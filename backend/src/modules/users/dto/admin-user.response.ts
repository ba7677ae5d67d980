import { ROLES, type Role } from '../../../platform/access/principal.js';
import type { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import {
  Amount,
  AnyObject,
  Choice,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
} from '../../../platform/http/answers.js';
import type { Coaching } from '../coaching.entity.js';
import type { User } from '../user.entity.js';
import { pictureAddress } from '../user-pictures.js';
import type { UserWithLinks } from '../users.service.js';
import { PersonResponse } from './person.response.js';

export class LinkedUserResponse extends PersonResponse {
  @Maybe(Text('The address of the large file')) profilePicture: string | null;
  @Moment() since: string;

  constructor(user: User, coaching: Coaching) {
    super(user);
    this.profilePicture = pictureAddress(user.profilePicture);
    this.since = coaching.since.toISOString();
  }
}

export class AdminUserResponse extends PersonResponse {
  @Choice(ROLES) role: Role;
  @Maybe(Moment()) disabledAt: string | null;
  @Moment() createdAt: string;
  @Maybe(Moment()) lastLoginAt: string | null;
  @ListOf(Part(LinkedUserResponse), "A customer's trainers") trainers: LinkedUserResponse[];
  @Amount('How many customers a trainer has') customerCount: number;

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
  @Moment() at: string;
  @Maybe(Text()) actorEmail: string | null;
  @Text() action: string;
  @AnyObject() details: Record<string, unknown>;

  constructor(entry: AuditEntry & { actorEmail: string | null }) {
    this.at = entry.at.toISOString();
    this.actorEmail = entry.actorEmail;
    this.action = entry.action;
    this.details = entry.details;
  }
}

export class AdminUserDetailResponse extends AdminUserResponse {
  @Maybe(Moment('Since when signing in takes a second factor')) secondFactorSince: string | null;

  @ListOf(Part(LinkedUserResponse), "A trainer's customers") customers: LinkedUserResponse[];

  @ListOf(Part(AuditEntryResponse), 'The history of this account, newest first')
  history: AuditEntryResponse[];

  constructor(shown: UserWithLinks & { history: (AuditEntry & { actorEmail: string | null })[] }) {
    super(shown);
    this.secondFactorSince = shown.user.secondFactorSince?.toISOString() ?? null;
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
