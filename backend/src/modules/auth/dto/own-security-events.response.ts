import {
  type OwnSecurityEvent,
  SECURITY_EVENTS,
  type SecurityEvent,
} from '../../../platform/audit/security-log.js';
import { Choice, ListOf, Maybe, Moment, Part, Text } from '../../../platform/http/answers.js';

export class OwnSecurityEventResponse {
  @Moment() at: string;
  @Choice(SECURITY_EVENTS) type: SecurityEvent;
  @Maybe(Text()) userAgent: string | null;
  @Maybe(Text()) ip: string | null;

  constructor({ at, ...event }: OwnSecurityEvent) {
    Object.assign(this, event);
    this.at = at.toISOString();
  }
}

export class OwnSecurityEventsResponse {
  @ListOf(Part(OwnSecurityEventResponse)) events: OwnSecurityEventResponse[];

  constructor(events: OwnSecurityEvent[]) {
    this.events = events.map((event) => new OwnSecurityEventResponse(event));
  }
}
