import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { after, Clock, days, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { hashToken, Keys, randomToken } from '../../../platform/keys/keys.js';
import { Limits } from '../../../platform/limits/limits.js';
import { planNotFound } from '../meal-plans.errors.js';
import { SavedPlanRepository } from '../saved-plans/saved-plan.repository.js';
import { SharedPlan, type ShareTerms, type ShareToken } from './shared-plan.entity.js';
import { SharedPlanRepository } from './shared-plan.repository.js';
import { notShared } from './sharing.errors.js';

const MAX_LINKS_PER_HOUR = 120;
const USUAL_LIFETIME_MS = days(30);

/** Omitted settings have their defaults. Null means that it never expires. */
export interface ShareWish {
  expiresAt?: Date | null;
  showClient?: boolean;
  showNotes?: boolean;
}

/**
 * Lets the owner of a saved plan share it by a link and revoke that link. Opening it is in
 * shared-plan-reader.ts.
 */
@Injectable()
export class SharingService {
  constructor(
    private readonly em: EntityManager,
    private readonly saved: SavedPlanRepository,
    private readonly shared: SharedPlanRepository,
    private readonly limits: Limits,
    private readonly keys: Keys,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** An active link is kept. After it has expired, there is a new one. */
  async share(
    savedPlanId: string,
    wish: ShareWish,
    { userId }: Principal,
  ): Promise<{ link: SharedPlan; isNew: boolean }> {
    const terms = termsOf(wish, this.clock.now());
    const key = `share-links:user:${userId}`;
    await this.limits.spend([{ key, most: MAX_LINKS_PER_HOUR, windowSeconds: HOUR_SECONDS }]);
    return this.em.transactional(async (em) => {
      const plan = await this.saved.lockOwn(savedPlanId, userId);
      if (!plan) throw planNotFound();
      const now = this.clock.now();
      const present = await this.shared.findActive(savedPlanId);
      if (present && !present.hasEnded(now)) {
        present.change(terms);
        return { link: present, isNew: false };
      }
      present?.revoke();
      // A plan has one active link, so the old one is removed before the new one is inserted.
      await em.flush();
      const link = new SharedPlan(plan, this.newToken(), terms, now);
      em.persist(link);
      return { link, isNew: true };
    });
  }

  async find(savedPlanId: string, { userId }: Principal): Promise<SharedPlan> {
    if (!(await this.saved.findOwn(savedPlanId, userId))) throw planNotFound();
    const link = await this.shared.findActive(savedPlanId);
    if (!link) throw notShared();
    return link;
  }

  async revoke(savedPlanId: string, by: Principal): Promise<void> {
    await this.em.transactional(async () => {
      if (!(await this.saved.lockOwn(savedPlanId, by.userId))) throw planNotFound();
      const link = await this.shared.findActive(savedPlanId);
      if (!link) throw notShared();
      link.revoke();
    });
  }

  urlOf(link: SharedPlan): string {
    const token = this.keys.unseal(Buffer.from(link.tokenSealed));
    return this.config.linkTo(pages.sharedPlan(token));
  }

  private newToken(): ShareToken {
    const token = randomToken();
    return { hash: hashToken(token), sealed: this.keys.seal(token) };
  }
}

function termsOf({ expiresAt, showClient = false, showNotes = false }: ShareWish, now: Date): ShareTerms {
  if (expiresAt && expiresAt <= now) throw new InvalidInputError({ expiresAt: [IN_THE_PAST] });
  const end = expiresAt === undefined ? after(now, USUAL_LIFETIME_MS) : expiresAt;
  return { expiresAt: end, showsClient: showClient, showsNotes: showNotes };
}

const IN_THE_PAST = 'Please choose a date in the future';
