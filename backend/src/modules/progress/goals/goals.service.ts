import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { dateIn, lastBegunDay } from '../../../platform/clock/dates.js';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import type { User } from '../../users/index.js';
import { MIN_DAY } from '../days.js';
import { DeletedProgress } from '../deleted-progress.js';
import { ProgressAccess } from '../progress-access.js';
import type { GoalRequest } from './dto/goal.request.js';
import { Goal, type GoalContent, type GoalStatus } from './goal.entity.js';
import { GoalRepository } from './goal.repository.js';
import { isFigure, unitsFor } from './goal-metric.js';
import { computeProgress, type DatedValue, findReaching } from './goal-progress.js';
import { GoalValues } from './goal-values.js';
import { TooManyGoalsError } from './goals.errors.js';

const MAX_GOALS = 100;
const MAX_GOALS_PER_HOUR = 60;

/** A goal with what its values say at this moment. */
export interface FollowedGoal {
  goal: Goal;
  /** The newest value, or null if there is none since the goal began. */
  current: DatedValue | null;
  progress: number;
  /** The day on which it was achieved where its customer lives, or null. */
  achievedDay: string | null;
}

interface GoalOf {
  id: string;
  customerId: string;
}

/** The use cases of goals, for customers and for the trainers who coach them. */
@Injectable()
export class GoalsService {
  constructor(
    private readonly em: EntityManager,
    private readonly goals: GoalRepository,
    private readonly deleted: DeletedProgress,
    private readonly values: GoalValues,
    private readonly access: ProgressAccess,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async list(customerId: string, by: Pick<Principal, 'userId'>): Promise<FollowedGoal[]> {
    await this.access.requireReadable(customerId, by);
    return this.followed(await this.goals.findAllOf(customerId));
  }

  async find({ id, customerId }: GoalOf, by: Principal): Promise<FollowedGoal> {
    await this.access.requireReadable(customerId, by);
    const goal = await this.goals.findOwn(id, customerId);
    if (!goal) throw new NotFoundError();
    return this.followedGoal(goal);
  }

  async add(customerId: string, by: Principal, request: GoalRequest): Promise<FollowedGoal> {
    await this.limits.spend([
      { key: `goals:user:${by.userId}`, most: MAX_GOALS_PER_HOUR, windowSeconds: HOUR_SECONDS },
    ]);
    const goal = await this.em.transactional(async (em) => {
      const { customer, recorder } = await this.access.lockForEntry(customerId, by);
      await this.requireRoom(customerId);
      const content = await this.contentOf(request, customer);
      const added = new Goal(customer, recorder, content, this.clock.now());
      await this.values.update(added);
      em.persist(added);
      return added;
    });
    return this.followedGoal(goal);
  }

  /** A customer changes all of their goals, and a trainer those that this trainer has set. */
  change(of: GoalOf, by: Principal, request: GoalRequest): Promise<FollowedGoal> {
    return this.edit(of, by, async (goal) => {
      goal.change(await this.contentOf(request, goal.customer), this.clock.now());
    });
  }

  setStatus(of: GoalOf, by: Principal, status: GoalStatus): Promise<FollowedGoal> {
    return this.edit(of, by, async (goal) => {
      const now = this.clock.now();
      if (status === 'given_up') goal.giveUp(now);
      else if (status === 'achieved') goal.achieve(now);
      else goal.resume(now);
    });
  }

  enterValue(
    of: GoalOf,
    by: Principal,
    { day, value }: { day: string; value: number },
  ): Promise<FollowedGoal> {
    return this.edit(of, by, async (goal) => {
      if (day > lastBegunDay(goal.customer.timeZone, this.clock.now()))
        throw new InvalidInputError({ day: ['The date must not be in the future'] });
      goal.enterValue(day, value, this.clock.now());
    });
  }

  removeValue(of: GoalOf, by: Principal, day: string): Promise<FollowedGoal> {
    const remove = async (goal: Goal) => {
      if (!goal.removeValue(day, this.clock.now())) throw new NotFoundError();
    };
    return this.edit(of, by, remove, () => this.access.lockForRemoval(of.customerId, by));
  }

  async remove(of: GoalOf, by: Principal): Promise<void> {
    await this.em.transactional(async () => {
      await this.access.lockForRemoval(of.customerId, by);
      const { id } = await this.lockEditable(of, by);
      await this.deleted.delete({ kind: 'goal', id, customerId: of.customerId });
    });
  }

  /** Undoes a deletion. The goal is as it was, and follows the values of now. A trainer restores what they had set. */
  async restore(of: GoalOf, by: Principal): Promise<FollowedGoal> {
    await this.em.transactional(async () => {
      await this.access.lockForEntry(of.customerId, by);
      await this.requireRoom(of.customerId);
      await this.deleted.restore({ kind: 'goal', ...of });
      await this.lockEditable(of, by);
    });
    return this.edit(of, by, async () => {});
  }

  private async requireRoom(customerId: string): Promise<void> {
    if ((await this.goals.countByCustomer(customerId)) >= MAX_GOALS) throw new TooManyGoalsError(MAX_GOALS);
  }

  /** Changes a goal and lets it follow its values, in one transaction. */
  private async edit(
    of: GoalOf,
    by: Principal,
    change: (goal: Goal) => Promise<void>,
    lock: () => Promise<unknown> = () => this.access.lockForEntry(of.customerId, by),
  ): Promise<FollowedGoal> {
    const edited = await this.em.transactional(async () => {
      await lock();
      const goal = await this.lockEditable(of, by);
      await change(goal);
      await this.values.update(goal);
      return goal;
    });
    return this.followedGoal(edited);
  }

  private async lockEditable({ id, customerId }: GoalOf, by: Principal): Promise<Goal> {
    const goal = await this.goals.lockOwn(id, customerId);
    const isEditable = customerId === by.userId || goal?.setBy?.id === by.userId;
    if (!goal || !isEditable) throw new NotFoundError();
    return goal;
  }

  private async contentOf(request: GoalRequest, { id, timeZone }: User): Promise<GoalContent> {
    const { goalName, description, metric, targetValue, targetDate } = request;
    const startsOn = request.startDate ?? dateIn(timeZone, this.clock.now());
    if (startsOn > lastBegunDay(timeZone, this.clock.now()))
      throw new InvalidInputError({ startDate: ['The date must not be in the future'] });
    if (startsOn < MIN_DAY) throw new InvalidInputError({ startDate: ['The date is too long ago'] });
    const targetUnit = request.targetUnit || (isFigure(metric) ? (unitsFor(metric)[0] ?? '') : '');
    const startValue =
      request.startValue ?? (await this.values.findStart({ customerId: id, metric, targetUnit, startsOn }));
    if (startValue === null)
      throw new InvalidInputError({ startValue: ['Please enter the value at the start'] });
    return {
      ...{
        goalName,
        description: description || null,
        metric,
        startValue,
        targetValue,
        targetUnit,
        startsOn,
      },
      targetDate: targetDate ?? null,
    };
  }

  private async followed(goals: Goal[]): Promise<FollowedGoal[]> {
    const now = this.clock.now();
    const values = await this.values.findFor(goals);
    return goals.map((goal) => {
      const own = values.get(goal) ?? [];
      const { timeZone } = goal.customer;
      const progress = computeProgress(goal, own, dateIn(timeZone, now));
      return { goal, current: own.at(-1) ?? null, progress, achievedDay: achievedDayOf(goal, own, timeZone) };
    });
  }

  private async followedGoal(goal: Goal): Promise<FollowedGoal> {
    const [followed] = await this.followed([goal]);
    if (!followed) throw new NotFoundError();
    return followed;
  }
}

/** A goal is achieved on the day of the value that reached it, and a band on the day on which its customer said so. */
const achievedDayOf = (goal: Goal, values: readonly DatedValue[], timeZone: string | null): string | null =>
  goal.achievedAt && (findReaching(goal, values)?.day ?? dateIn(timeZone, goal.achievedAt));
