import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';

interface CoachingEntry {
  action: string;
  trainerId: string;
  customerId: string;
  actorId: string;
  at: Date;
}

/** Records it for both accounts, because the page of either one shows its history. */
export function auditCoaching(em: EntityManager, entry: CoachingEntry, details = {}): void {
  const { action, trainerId, customerId, actorId, at } = entry;
  const about = { trainerId, customerId, ...details };
  for (const subjectId of [trainerId, customerId]) {
    em.persist(new AuditEntry({ actorId, action, subjectType: 'user', subjectId, details: about, at }));
  }
}
