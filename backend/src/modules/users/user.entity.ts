import { EntityRepositoryType } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { ROLES, type Role } from '../../platform/access/principal.js';
import { UserRepository } from './user.repository.js';

interface NewUser {
  email: string;
  role: Role;
  passwordHash?: string | null;
  googleId?: string | null;
  name?: string | null;
  now: Date;
}

@Entity({ tableName: 'users', repository: () => UserRepository })
export class User {
  [EntityRepositoryType]?: UserRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ columnType: 'citext', type: 'string' })
  @Unique()
  email: string;

  @Property({ type: 'text', nullable: true, lazy: true })
  passwordHash: string | null;

  @Enum({ items: () => ROLES, type: 'text' })
  role: Role;

  @Property({ type: 'text', nullable: true })
  @Unique()
  googleId: string | null;

  @Property({ type: 'text', nullable: true })
  name: string | null;

  /** The ID under which the files of the image are stored. */
  @Property({ type: 'text', nullable: true })
  profilePicture: string | null = null;

  @Property({ type: 'text', nullable: true })
  timeZone: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  disabledAt: Date | null = null;

  /** The moment since which signing in takes more than the password. */
  @Property({ type: 'timestamptz', nullable: true })
  secondFactorSince: Date | null = null;

  /** When everything of the account is deleted. Signing in before takes that back. */
  @Property({ type: 'timestamptz', nullable: true })
  eraseAfter: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  lastLoginAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date;

  constructor({ email, role, passwordHash = null, googleId = null, name = null, now }: NewUser) {
    this.email = email.trim().toLowerCase();
    this.role = role;
    this.passwordHash = passwordHash;
    this.googleId = googleId;
    this.name = name?.trim() || null;
    this.createdAt = now;
    this.updatedAt = now;
  }

  get isDisabled(): boolean {
    return this.disabledAt !== null;
  }

  eraseLater(at: Date) {
    this.eraseAfter = at;
  }

  disable(now: Date) {
    this.disabledAt = now;
  }

  enable() {
    this.disabledAt = null;
  }

  rename(name: string) {
    this.name = name.trim() || null;
  }

  showPicture(id: string | null) {
    this.profilePicture = id;
  }

  moveTo(timeZone: string) {
    this.timeZone = timeZone;
  }

  moveToEmail(email: string) {
    this.email = email.trim().toLowerCase();
  }

  changePassword(hash: string) {
    this.passwordHash = hash;
  }

  protect(now: Date) {
    this.secondFactorSince ??= now;
  }

  unprotect() {
    this.secondFactorSince = null;
  }

  linkGoogle(googleId: string) {
    this.googleId = googleId;
  }

  unlinkGoogle() {
    this.googleId = null;
  }
}
