import { Injectable } from '@nestjs/common';
import { ServiceUnavailableError } from '../errors/app-error.js';
import { type EncodedPicture, encodePicture } from './encode-picture.js';

/** Of so many the last has waited ten seconds or so, and their files lie in memory. */
const MOST_WAITING = 8;

/** One picture at a time: each takes a second of a processor and tens of megabytes, and other requests need some too. */
@Injectable()
export class PictureEncoder {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  async encode(given: Buffer): Promise<EncodedPicture> {
    if (this.waiting >= MOST_WAITING) throw new ServiceUnavailableError();
    this.waiting += 1;
    const turn = this.last.then(() => encodePicture(given));
    this.last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.waiting -= 1;
    }
  }
}
