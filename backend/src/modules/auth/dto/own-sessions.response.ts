import { ApiProperty } from '@nestjs/swagger';
import type { Session } from '../sessions/session.entity.js';

export class OwnSessionResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  lastSeenAt: string;

  @ApiProperty({ type: String, nullable: true })
  userAgent: string | null;

  @ApiProperty({ type: String, nullable: true })
  ip: string | null;

  @ApiProperty({ description: 'The session of this request' })
  current: boolean;

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
  @ApiProperty({ type: [OwnSessionResponse] })
  sessions: OwnSessionResponse[];

  constructor(sessions: Session[], currentId: string) {
    this.sessions = sessions.map((session) => new OwnSessionResponse(session, currentId));
  }
}
