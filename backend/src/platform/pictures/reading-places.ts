import { ServiceUnavailableError } from '../errors/app-error.js';

interface Place {
  sender: string;
  since: number;
  /** Null once the file has been read completely. */
  leave: AbortController | null;
}

interface Bounds {
  all: number;
  ofOne: number;
  /** A sender who has taken this long has to leave if another one is waiting. */
  untouchedMs: number;
}

/** Limits the files that are being read into memory. When all places are taken, the slowest sender loses theirs. */
export class ReadingPlaces {
  private readonly places: Place[] = [];

  constructor(private readonly bounds: Bounds) {}

  /** `use` gets a signal for when the sender has to leave and a callback to call once everything was read. */
  async hold<T>(
    sender: string,
    use: (leave: AbortSignal, isRead: () => void) => Promise<T>,
    now = () => performance.now(),
  ): Promise<T> {
    const { all, ofOne } = this.bounds;
    if (this.places.filter((place) => place.sender === sender).length >= ofOne)
      throw new ServiceUnavailableError();
    if (this.places.length >= all && !this.clear(now())) throw new ServiceUnavailableError();
    const leave = new AbortController();
    const place: Place = { sender, since: now(), leave };
    this.places.push(place);
    try {
      return await use(leave.signal, () => {
        place.leave = null;
      });
    } finally {
      this.remove(place);
    }
  }

  private clear(now: number): boolean {
    const slowest = this.places.find(({ leave, since }) => leave && now - since >= this.bounds.untouchedMs);
    if (!slowest) return false;
    slowest.leave?.abort();
    this.remove(slowest);
    return true;
  }

  private remove(place: Place): void {
    const index = this.places.indexOf(place);
    if (index >= 0) this.places.splice(index, 1);
  }
}
