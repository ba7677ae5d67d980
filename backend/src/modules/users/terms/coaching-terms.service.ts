import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { addDays, dateIn } from '../../../platform/clock/dates.js';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import { Coaching } from '../coaching.entity.js';
import { CoachingRepository } from '../coaching.repository.js';
import { UserRepository } from '../user.repository.js';
import { CoachingFee, type Fee } from './coaching-fee.entity.js';
import { CoachingFeeRepository } from './coaching-fee.repository.js';
import { CoachingNote } from './coaching-note.entity.js';
import { CoachingNoteRepository } from './coaching-note.repository.js';
import { TooManyFeesError } from './coaching-terms.errors.js';
import { earliestStart, feeOn } from './fee-rules.js';

/** A fee can be set for this many days ahead. */
const MAX_DAYS_AHEAD = 366;

/** Fees are never deleted, so that what was earned stays true. */
const MAX_FEES = 100;

const MAX_SAVED_PER_HOUR = 120;

/** A trainer's fees and notes for the coaching of a customer. */
export interface CoachingTerms {
  coaching: Coaching;
  /** The one that was set last comes first. */
  fees: CoachingFee[];
  /** The fee that counts today. */
  currentFee: CoachingFee | null;
  /** The first day from which another fee may count. */
  earliestStart: string;
  notes: string;
}

type Trainer = Pick<Principal, 'userId' | 'timeZone'>;

/** Fees and private notes. Only the trainer reads them, and only as long as the coaching lasts. */
@Injectable()
export class CoachingTermsService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UserRepository,
    private readonly coachings: CoachingRepository,
    private readonly fees: CoachingFeeRepository,
    private readonly notes: CoachingNoteRepository,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async show(customerId: string, trainer: Trainer): Promise<CoachingTerms> {
    const coaching = await this.find(customerId, trainer);
    const fees = await this.fees.findOf(coaching.id);
    const today = this.dayOf(trainer, this.clock.now());
    const days = { today, since: this.dayOf(trainer, coaching.since) };
    return {
      ...{ coaching, fees, currentFee: feeOn(fees, today) },
      earliestStart: earliestStart(this.setBy(trainer, fees), days),
      notes: (await this.notes.findOf(coaching.id))?.text ?? '',
    };
  }

  async setFee(customerId: string, fee: Fee, trainer: Trainer): Promise<CoachingTerms> {
    await this.spend(trainer);
    await this.em.transactional(async (em) => {
      await this.users.lockAll([trainer.userId, customerId]);
      const { coaching, fees, earliestStart: earliest } = await this.show(customerId, trainer);
      if (fees.length >= MAX_FEES) throw new TooManyFeesError(MAX_FEES);
      const now = this.clock.now();
      const latest = addDays(this.dayOf(trainer, now), MAX_DAYS_AHEAD);
      if (fee.startsOn < earliest || fee.startsOn > latest)
        throw new InvalidInputError({ startsOn: [`Please choose a day from ${earliest} to ${latest}`] });
      em.persist(new CoachingFee(coaching, fee, now));
      // The row of the fee says how much it is, and only the trainer reads that.
      const about = { trainerId: trainer.userId, customerId };
      const deed = { actorId: trainer.userId, action: 'coaching.fee_set', at: now };
      em.persist(
        new AuditEntry({ ...deed, subjectType: 'coaching', subjectId: coaching.id, details: about }),
      );
    });
    return this.show(customerId, trainer);
  }

  async writeNotes(customerId: string, text: string, trainer: Trainer): Promise<CoachingTerms> {
    await this.spend(trainer);
    await this.em.transactional(async (em) => {
      await this.users.lockAll([trainer.userId, customerId]);
      const { id } = await this.find(customerId, trainer);
      const now = this.clock.now();
      const note = (await this.notes.findOf(id)) ?? new CoachingNote(id, now);
      note.write(text, now);
      em.persist(note);
    });
    return this.show(customerId, trainer);
  }

  private spend({ userId }: Trainer): Promise<void> {
    const key = `coaching-terms:user:${userId}`;
    return this.limits.spend([{ key, most: MAX_SAVED_PER_HOUR, windowSeconds: HOUR_SECONDS }]);
  }

  private async find(customerId: string, { userId }: Trainer): Promise<Coaching> {
    const coaching = await this.coachings.findCurrent(userId, customerId);
    if (!coaching) throw new NotFoundError('Customer not found');
    return coaching;
  }

  private setBy(trainer: Trainer, fees: CoachingFee[]) {
    return fees.map(({ setAt }) => ({ setOn: this.dayOf(trainer, setAt) }));
  }

  private dayOf({ timeZone }: Trainer, moment: Date): string {
    return dateIn(timeZone, moment);
  }
}
