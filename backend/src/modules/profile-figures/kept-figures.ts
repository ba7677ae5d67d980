import { after, type Clock, seconds } from '../../platform/clock/clock.js';

const KEPT_MS = seconds(30);

/** The number of subjects whose figures are kept. Those of others are counted again. */
const MAX_KEPT = 500;

/** Figures that take long to count. They are kept per copy of the program, and they may be a little old. */
export class KeptFigures<Figures> {
  private readonly kept = new Map<string, { at: Date; figures: Figures }>();

  constructor(private readonly clock: Clock) {}

  /** Returns the figures that were counted for this subject lately, or else counts them. */
  async find(subject: string, count: (now: Date) => Promise<Figures>): Promise<Figures> {
    const now = this.clock.now();
    const kept = this.kept.get(subject);
    if (kept && now < after(kept.at, KEPT_MS)) return kept.figures;
    const figures = await count(now);
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    this.kept.set(subject, { at: now, figures });
    return figures;
  }
}
