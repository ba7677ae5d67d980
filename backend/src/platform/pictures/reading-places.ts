import { ServiceUnavailableError } from '../errors/app-error.js';

interface Place {
  sender: string;
  since: number;
  /** Null once all of it was read. */
  leave: AbortController | null;
}

interface Bounds {
  all: number;
  ofOne: number;
  /** A sender who takes this long has to make room when someone else wants to send. */
  untouchedMs: number;
}

/** Files that are being read into memory. Where there is no place, whoever sends slowest leaves one. */
export class ReadingPlaces {
  private readonly places: Place[] = [];

  constructor(private readonly bounds: Bounds) {}

  /** `use` is told when the sender has to leave, and says when everything was read. */
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
