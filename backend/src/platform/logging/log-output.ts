import { destination } from 'pino';

/** A write for each line would take as long as a small answer: they go out together, a quarter of a second late at most. */
const GATHERED = { sync: false, minLength: 4096, periodicFlush: 250 };
/** The most bytes that wait to be written while the disk is full. Lines beyond it are dropped, to save memory. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/** The state while the log could not be written. */
export interface Gap {
  reason: string;
  lostLines: number;
}

/** The log on its way out. A full disk must not end a program that answers everything else. */
export class LogOutput {
  readonly stream: ReturnType<typeof destination>;
  private gap: Gap | null = null;

  constructor(fd = 1) {
    this.stream = destination({ fd, ...GATHERED, maxLength: MAX_WAITING_BYTES });
    this.stream.on('error', ({ message }: Error) => {
      this.gap = { lostLines: 0, ...this.gap, reason: message };
    });
    this.stream.on('drop', () => {
      if (this.gap) this.gap.lostLines += 1;
    });
  }

  /** Told once for each gap. What was kept meanwhile is written first. */
  onWritableAgain(tell: (gap: Gap) => void): void {
    this.stream.on('write', () => {
      const { gap } = this;
      if (!gap) return;
      this.gap = null;
      // What was written counts as waiting until this event is over: told now, it could be lost itself.
      queueMicrotask(() => tell(gap));
    });
  }
}
