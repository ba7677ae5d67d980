import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** Records who did what to whom, and when. Rows are only ever added. */
@Entity({ tableName: 'audit_log' })
export class AuditEntry {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'uuid', nullable: true })
  actorId: string | null;

  @Property({ type: 'text' })
  action: string;

  @Property({ type: 'text' })
  subjectType: string;

  @Property({ type: 'uuid' })
  subjectId: string;

  @Property({ type: 'jsonb' })
  details: Record<string, unknown>;

  @Property({ type: 'timestamptz' })
  at: Date;

  constructor(entry: {
    actorId: string | null;
    action: string;
    subjectType: string;
    subjectId: string;
    details?: Record<string, unknown>;
    at: Date;
  }) {
    this.actorId = entry.actorId;
    this.action = entry.action;
    this.subjectType = entry.subjectType;
    this.subjectId = entry.subjectId;
    this.details = entry.details ?? {};
    this.at = entry.at;
  }
}
