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

const MOST_SAVED = 1000;

export type SavedPlanChange = Partial<PlanLabels> & {
  details?: PlanDetails;
  plan?: Plan;
  /** Where the plan is from. */
  draftId?: string;
};

type NewSavedPlan = Partial<PlanLabels> & { saidWish?: SaidWish | null };

/** The library of a trainer or an admin. */
@Injectable()
export class SavedPlansService {
  constructor(
    private readonly em: EntityManager,
    private readonly saved: SavedPlanRepository,
    private readonly drafts: DraftsService,
    private readonly users: UserDirectory,
    private readonly clock: Clock,
  ) {}

  /** The draft that it was made as stays: who saves may go on changing. */
  async save(plan: Plan, { saidWish, ...label }: NewSavedPlan, { userId }: Principal): Promise<SavedPlan> {
    return this.em.transactional(async (em) => {
      const trainer = await this.users.lock(userId);
      if (!trainer) throw new NotFoundError();
      if ((await this.saved.countOf(userId)) >= MOST_SAVED) throw new SavedPlansFullError(MOST_SAVED);
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
   * Of a draft that is a saved plan already, that plan is written again; whatever the label leaves out stays.
   * A first save makes it one.
   */
  async saveDraft(draftId: string, label: Partial<PlanLabels>, by: Principal): Promise<SavedPlan> {
    const draft = await this.drafts.find(draftId, by);
    if (draft.savedPlanId)
      return this.change(draft.savedPlanId, { ...label, plan: draft.finished(), draftId }, by);
    return this.em.transactional(async () => this.saveAsNew(await this.drafts.hold(draftId, by), label, by));
  }

  /**
   * The saved plan that a draft is, for assigning it: the one that it was saved as, with its latest changes. A template
   * stays as it is, and so does what someone else has changed since: then the draft becomes a plan of its own.
   * Inside the caller's transaction.
   */
  async keepDraft(draftId: string, by: Principal): Promise<SavedPlan> {
    const { savedPlanId } = await this.drafts.find(draftId, by);
    // The locks are taken in the same order as when a saved plan is changed.
    if (savedPlanId) await this.saved.lockOwn(savedPlanId, by.userId);
    const draft = await this.drafts.hold(draftId, by);
    const saved = draft.savedPlanId && (await this.saved.lockOwn(draft.savedPlanId, by.userId));
    if (!saved) return this.saveAsNew(draft, {}, by);
    if (isDeepStrictEqual(saved.plan, draft.finished())) return saved;
    if (saved.isTemplate || draft.hasMissed(saved)) return this.saveAsNew(draft, {}, by);
    saved.replacePlan(draft.finished(), this.clock.now());
    draft.see(saved);
    return saved;
  }

  /** It is not deleted until the transaction ends. Whoever deletes it locks it before any copy: so does this. */
  async hold(id: string, by: Pick<Principal, 'userId'>): Promise<SavedPlan> {
    const saved = await this.saved.holdOwn(id, by.userId);
    if (!saved) throw planNotFound();
    return saved;
  }

  async find(id: string, { userId }: Principal): Promise<SavedPlan> {
    const saved = await this.saved.findOwn(id, userId);
    if (!saved) throw planNotFound();
    return saved;
  }

  /**
   * What customers hold are copies: nothing of it reaches them. A draft that began before someone else's changes is told of
   * them once; written back again, it takes their place.
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
    const saved = await this.save(draft.finished(), { ...labels, saidWish }, by);
    draft.becomes(saved);
    return saved;
  }

  /** A draft to change it on; see change() for the way back. */
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

const MOST_NAME = 255;
const COPY = ' (copy)';

/** Cut between characters: half of one cannot be stored. */
const nameOfCopy = (name: string) => [...name].slice(0, MOST_NAME - COPY.length).join('') + COPY;
