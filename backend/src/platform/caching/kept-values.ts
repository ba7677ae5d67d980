import { after, type Clock } from '../clock/clock.js';

/** The number of subjects whose values are kept. Those of others are found again. */
const MAX_KEPT = 500;

/** Values that take long to find. Each copy of the program keeps its own, and they may be a little old. */
export class KeptValues<Value> {
  private readonly kept = new Map<string, { until: Date; value: Value }>();

  constructor(
    private readonly clock: Clock,
    private readonly keptMs: number,
    private readonly noteAsk: (isHit: boolean) => void,
  ) {}

  /** Returns the value that was found for this subject lately, or else finds it. */
  async find(subject: string, look: (now: Date) => Promise<Value>): Promise<Value> {
    const now = this.clock.now();
    const kept = this.kept.get(subject);
    const isHit = kept !== undefined && now < kept.until;
    this.noteAsk(isHit);
    if (isHit) return kept.value;
    const value = await look(now);
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    this.kept.set(subject, { until: after(now, this.keptMs), value });
    return value;
  }

  clear(): void {
    this.kept.clear();
  }
}
