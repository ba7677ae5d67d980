import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Plan } from '../../plan-model/index.js';
import { UserDirectory } from '../../users/index.js';
import type { SaidWish } from '../../wish-reader/index.js';
import type { Draft } from '../drafts/draft.entity.js';
import { DraftsService, type ShownDraft } from '../drafts/drafts.service.js';
import { planNotFound, SavedPlanChangedError, SavedPlansFullError } from '../meal-plans.errors.js';
import { type PlanDetails, withDetails } from './plan-details.js';
import { type PlanLabels, SavedPlan } from './saved-plan.entity.js';
import { SavedPlanRepository } from './saved-plan.repository.js';

const MAX_SAVED_PLANS = 1000;

export type SavedPlanChange = Partial<PlanLabels> & {
  details?: PlanDetails;
  plan?: Plan;
  /** The draft from which the plan comes, if any. */
  draftId?: string;
};

type NewSavedPlan = Partial<PlanLabels> & { saidWish?: SaidWish | null };

/** The use cases of saved plans. */
@Injectable()
export class SavedPlansService {
  constructor(
    private readonly em: EntityManager,
    private readonly saved: SavedPlanRepository,
    private readonly drafts: DraftsService,
    private readonly users: UserDirectory,
    private readonly clock: Clock,
  ) {}

  /** The draft remains, so that its owner can continue to change it. */
  async save(plan: Plan, { saidWish, ...label }: NewSavedPlan, { userId }: Principal): Promise<SavedPlan> {
    return this.em.transactional(async (em) => {
      const trainer = await this.users.lock(userId);
      if (!trainer) throw new NotFoundError();
      if ((await this.saved.countByTrainer(userId)) >= MAX_SAVED_PLANS)
        throw new SavedPlansFullError(MAX_SAVED_PLANS);
      const labels = {
        notes: label.notes ?? null,
        tags: label.tags ?? [],
        isTemplate: label.isTemplate ?? false,
      };
      const saved = new SavedPlan(trainer, plan, labels, this.clock.now());
      saved.saidWish = saidWish ?? null;
      em.persist(saved);
      return saved;
    });
  }

  /**
   * If the draft belongs to a saved plan, that plan is overwritten, and labels that are omitted stay. Otherwise a new
   * saved plan is created and linked to the draft.
   */
  async saveDraft(draftId: string, label: Partial<PlanLabels>, by: Principal): Promise<SavedPlan> {
    const draft = await this.drafts.find(draftId, by);
    if (draft.savedPlanId)
      return this.change(draft.savedPlanId, { ...label, plan: draft.withoutPastRecipes(), draftId }, by);
    return this.em.transactional(async () => this.saveAsNew(await this.drafts.lock(draftId, by), label, by));
  }

  /**
   * Returns the saved plan of a draft for assigning it, with the draft's latest changes. If it is a template, or
   * another user has changed it since, it is left alone, and the draft becomes a new plan. Must run in the caller's
   * transaction.
   */
  async keepDraft(draftId: string, by: Principal): Promise<SavedPlan> {
    const { savedPlanId } = await this.drafts.find(draftId, by);
    // Locks are taken in the same order as in changes of a saved plan.
    if (savedPlanId) await this.saved.lockOwn(savedPlanId, by.userId);
    const draft = await this.drafts.lock(draftId, by);
    const saved = draft.savedPlanId && (await this.saved.lockOwn(draft.savedPlanId, by.userId));
    if (!saved) return this.saveAsNew(draft, {}, by);
    if (isDeepStrictEqual(saved.plan, draft.withoutPastRecipes())) return saved;
    if (saved.isTemplate || draft.hasMissed(saved)) return this.saveAsNew(draft, {}, by);
    saved.replacePlan(draft.withoutPastRecipes(), this.clock.now());
    draft.see(saved);
    return saved;
  }

  /**
   * Keeps the plan from being deleted until the transaction ends. A deletion locks the plan before its copies, so
   * this does too.
   */
  async lockForReading(id: string, by: Pick<Principal, 'userId'>): Promise<SavedPlan> {
    const saved = await this.saved.lockOwnForReading(id, by.userId);
    if (!saved) throw planNotFound();
    return saved;
  }

  async find(id: string, { userId }: Principal): Promise<SavedPlan> {
    const saved = await this.saved.findOwn(id, userId);
    if (!saved) throw planNotFound();
    return saved;
  }

  /**
   * Assigned plans are copies and never affected. A draft that began before another user's changes is refused once,
   * and overwrites them if it is sent again.
   */
  async change(
    id: string,
    { plan, details, draftId, ...label }: SavedPlanChange,
    by: Principal,
  ): Promise<SavedPlan> {
    const changed = await this.em.transactional(async () => {
      const saved = await this.saved.lockOwn(id, by.userId);
      if (!saved) throw planNotFound();
      const draft = draftId ? await this.drafts.find(draftId, by) : null;
      if (draft?.hasMissed(saved)) {
        draft.see(saved);
        return null;
      }
      const now = this.clock.now();
      if (plan) saved.replacePlan(plan, now);
      if (details) saved.replacePlan(withDetails(saved.plan, details), now);
      saved.label(label, now);
      draft?.see(saved);
      return saved;
    });
    if (!changed) throw new SavedPlanChangedError();
    return changed;
  }

  async duplicate(id: string, by: Principal): Promise<SavedPlan> {
    const { plan, notes, tags, saidWish } = await this.find(id, by);
    return this.save(
      { ...plan, planName: nameOfCopy(plan.planName) },
      { notes, tags, isTemplate: false, saidWish },
      by,
    );
  }

  private async saveAsNew(draft: Draft, labels: Partial<PlanLabels>, by: Principal): Promise<SavedPlan> {
    const { saidWish } = draft;
    const saved = await this.save(draft.withoutPastRecipes(), { ...labels, saidWish }, by);
    draft.becomes(saved);
    return saved;
  }

  /** Opens a draft for editing the plan. See change() for writing it back. */
  edit(id: string, by: Principal): Promise<ShownDraft> {
    return this.drafts.open(by, async () => {
      const saved = await this.saved.lockOwn(id, by.userId);
      if (!saved) throw planNotFound();
      return saved;
    });
  }

  async delete(id: string, by: Principal): Promise<void> {
    await this.em.transactional(async (em) => {
      const saved = await this.saved.lockOwn(id, by.userId);
      if (!saved) throw planNotFound();
      em.remove(saved);
    });
  }
}

const MAX_NAME_CHARACTERS = 255;
const COPY = ' (copy)';

/** The name is cut between characters, because half a character cannot be stored. */
const nameOfCopy = (name: string) => [...name].slice(0, MAX_NAME_CHARACTERS - COPY.length).join('') + COPY;
