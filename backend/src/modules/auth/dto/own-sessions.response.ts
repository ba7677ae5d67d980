import { Id, ListOf, Maybe, Moment, Part, Text, YesNo } from '../../../platform/http/answers.js';
import type { Session } from '../sessions/session.entity.js';

export class OwnSessionResponse {
  @Id() id: string;
  @Moment() createdAt: string;
  @Moment() lastSeenAt: string;
  @Maybe(Text()) userAgent: string | null;
  @Maybe(Text()) ip: string | null;
  @YesNo('The session of this request') current: boolean;

  constructor(session: Session, currentId: string) {
    this.id = session.id;
    this.createdAt = session.createdAt.toISOString();
    this.lastSeenAt = session.lastSeenAt.toISOString();
    this.userAgent = session.userAgent;
    this.ip = session.ipAddress;
    this.current = session.id === currentId;
  }
}

export class OwnSessionsResponse {
  @ListOf(Part(OwnSessionResponse)) sessions: OwnSessionResponse[];

  constructor(sessions: Session[], currentId: string) {
    this.sessions = sessions.map((session) => new OwnSessionResponse(session, currentId));
  }
}
