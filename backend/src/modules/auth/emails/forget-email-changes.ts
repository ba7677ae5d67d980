import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../platform/events/domain-events.js';
import { PasswordChanged } from '../passwords/passwords.events.js';
import { EmailChangeRepository } from './email-change.repository.js';

/** An owner who notices that somebody else asked for a new email stops it with a new password. */
@Injectable()
export class ForgetEmailChanges implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly changes: EmailChangeRepository,
  ) {}

  onModuleInit() {
    this.events.on(PasswordChanged, ({ userId }) => this.changes.discardOf(userId));
  }
}
