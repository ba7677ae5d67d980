import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../platform/events/domain-events.js';
import { DeletionRequested, UserDisabled } from '../../users/index.js';
import { SessionsService } from './sessions.service.js';

/** When the account is enabled again, or its deletion is taken back, its earlier sessions stay ended. */
@Injectable()
export class EndSessionsOfDisabled implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly sessions: SessionsService,
  ) {}

  onModuleInit() {
    this.events.on(UserDisabled, ({ userId, at }) => this.sessions.endAllOf(userId, 'disabled', at));
    this.events.on(DeletionRequested, ({ userId, at }) =>
      this.sessions.endAllOf(userId, 'deletion_requested', at),
    );
  }
}
