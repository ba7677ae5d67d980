import type { IncomingMessage } from 'node:http';

const LOOK_EVERY_MS = 5_000;
/** At this pace, a photo of five megabytes takes ten minutes. No user waits that long. */
const MIN_BYTES_A_LOOK = 40_000;

/** Measures how fast a body arrives. */
export class Pace {
  private bytes = 0;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly request: IncomingMessage,
    private readonly lookEveryMs = LOOK_EVERY_MS,
  ) {
    request.on('data', this.count);
  }

  onTooSlow(tell: () => void): void {
    this.timer = setInterval(() => {
      if (this.bytes < MIN_BYTES_A_LOOK && !this.request.complete) tell();
      this.bytes = 0;
    }, this.lookEveryMs).unref();
  }

  end(): void {
    clearInterval(this.timer);
    this.request.off('data', this.count);
  }

  private readonly count = (chunk: Buffer) => {
    this.bytes += chunk.length;
  };
}
