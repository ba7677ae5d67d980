import { destination } from 'pino';

/**
 * Writing each line separately would take as long as a small response, so lines are written together, 250 ms late at
 * most.
 */
const GATHERED = { sync: false, minLength: 4096, periodicFlush: 250 };
/** The maximum number of bytes that wait while the disk is full. Lines beyond it are dropped to save memory. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/** A period in which the log could not be written. */
export interface Gap {
  reason: string;
  lostLines: number;
}

/** Writes the log. A full disk must not end a program that can still answer everything else. */
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

  /** Called once after each gap. Lines that were kept in memory are written first. */
  onWritableAgain(tell: (gap: Gap) => void): void {
    this.stream.on('write', () => {
      const { gap } = this;
      if (!gap) return;
      this.gap = null;
      // The bytes just written count as waiting until this event is over. A report written now could itself be
      // dropped.
      queueMicrotask(() => tell(gap));
    });
  }
}
