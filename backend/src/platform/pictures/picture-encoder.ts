import { Injectable } from '@nestjs/common';
import { type EncodedPicture, encodePicture } from './encode-picture.js';
import { ReadingPlaces } from './reading-places.js';

/**
 * Read and not yet encoded: so many files of five megabytes lie in memory, and the last waits ten seconds or so. Whoever
 * sends slowly must not keep everyone else from sending.
 */
const PLACES = { all: 8, ofOne: 2, untouchedMs: 5_000 };

/** One picture at a time: each takes a second of a processor and tens of megabytes, and other requests need some too. */
@Injectable()
export class PictureEncoder {
  private last: Promise<unknown> = Promise.resolve();
  private readonly places = new ReadingPlaces(PLACES);

  /** `read` ends when its sender has to leave. */
  encode(sender: string, read: (leave: AbortSignal) => Promise<Buffer>): Promise<EncodedPicture> {
    return this.places.hold(sender, async (leave, isRead) => {
      const given = await read(leave);
      isRead();
      const turn = this.last.then(() => encodePicture(given));
      this.last = turn.catch(() => {});
      return turn;
    });
  }
}
