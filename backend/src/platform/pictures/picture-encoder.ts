import { Injectable } from '@nestjs/common';
import { ServiceUnavailableError } from '../errors/app-error.js';
import { type EncodedPicture, encodePicture } from './encode-picture.js';

/** Read and not yet encoded: so many files of five megabytes lie in memory, and the last waits ten seconds or so. */
const MOST_AT_ONCE = 8;

/** One picture at a time: each takes a second of a processor and tens of megabytes, and other requests need some too. */
@Injectable()
export class PictureEncoder {
  private last: Promise<unknown> = Promise.resolve();
  private atOnce = 0;

  async encode(read: () => Promise<Buffer>): Promise<EncodedPicture> {
    if (this.atOnce >= MOST_AT_ONCE) throw new ServiceUnavailableError();
    this.atOnce += 1;
    try {
      const given = await read();
      const turn = this.last.then(() => encodePicture(given));
      this.last = turn.catch(() => {});
      return await turn;
    } finally {
      this.atOnce -= 1;
    }
  }
}
