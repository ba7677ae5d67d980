import { ROLES, type Role } from '../../../platform/access/principal.js';
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
  @Maybe(Moment('When it is deleted, as its owner has asked')) eraseAfter: string | null;
  @Moment() createdAt: string;
  @Maybe(Moment()) lastLoginAt: string | null;
  @ListOf(Part(LinkedUserResponse), "A customer's trainers") trainers: LinkedUserResponse[];
  @Amount('How many customers a trainer has') customerCount: number;
}

export class AuditEntryResponse {
  @Moment() at: string;
  @Maybe(Text()) actorEmail: string | null;
  @Text() action: string;
  @AnyObject() details: Record<string, unknown>;
}

export class AdminUserDetailResponse extends AdminUserResponse {
  @Maybe(Moment('Since when signing in takes a second factor')) secondFactorSince: string | null;

  @ListOf(Part(LinkedUserResponse), "A trainer's customers") customers: LinkedUserResponse[];

  @ListOf(Part(AuditEntryResponse), 'The history of this account, newest first')
  history: AuditEntryResponse[];
}
