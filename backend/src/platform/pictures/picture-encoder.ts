import { Injectable } from '@nestjs/common';
import { ServiceUnavailableError } from '../errors/app-error.js';
import { type EncodedPicture, encodePicture } from './encode-picture.js';

/** Read and not yet encoded: so many files of five megabytes lie in memory, and the last waits ten seconds or so. */
const MOST_AT_ONCE = 8;

/** Of them, of one sender: whoever sends slowly must not keep everybody else from sending. */
const MOST_OF_ONE = 2;

/** One picture at a time: each takes a second of a processor and tens of megabytes, and other requests need some too. */
@Injectable()
export class PictureEncoder {
  private last: Promise<unknown> = Promise.resolve();
  private readonly senders: string[] = [];

  async encode(sender: string, read: () => Promise<Buffer>): Promise<EncodedPicture> {
    const own = this.senders.filter((one) => one === sender).length;
    if (this.senders.length >= MOST_AT_ONCE || own >= MOST_OF_ONE) throw new ServiceUnavailableError();
    this.senders.push(sender);
    try {
      const given = await read();
      const turn = this.last.then(() => encodePicture(given));
      this.last = turn.catch(() => {});
      return await turn;
    } finally {
      this.senders.splice(this.senders.indexOf(sender), 1);
    }
  }
}
