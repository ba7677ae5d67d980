import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import type { AssignedPlan } from './assigned-plan.entity.js';

type Held = Pick<AssignedPlan, 'id' | 'customer' | 'planName'>;

interface Deed {
  action: 'plan.assigned' | 'plan.withdrawn' | 'plan.deleted';
  actorId: string;
  at: Date;
  /** Whether the plan was current or upcoming. */
  wasHeld?: boolean;
  /** Whether the actor has confirmed that the plan breaks a restriction of the customer. */
  confirmsRestrictions?: boolean;
}

/** Writes an entry for the customer's history. */
export const planDeed = (
  held: Held,
  { wasHeld = true, confirmsRestrictions = false, ...deed }: Deed,
): AuditEntry =>
  new AuditEntry({
    ...deed,
    subjectType: 'user',
    subjectId: held.customer.id,
    details: {
      planId: held.id,
      planName: held.planName,
      wasHeld,
      ...(confirmsRestrictions && { confirmsRestrictions }),
    },
  });
