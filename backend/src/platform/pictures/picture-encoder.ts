import { Injectable } from '@nestjs/common';
import type { EncodedPhoto } from './encode-photo.js';
import type { EncodedPicture } from './encode-picture.js';
import type { EncodedPortrait } from './encode-portrait.js';
import { ReadingPlaces } from './reading-places.js';

/**
 * Limits files that are read but not yet encoded, which take up to five megabytes each. The last of eight waits about
 * ten seconds. The limit per sender keeps slow uploads from blocking everyone else.
 */
const PLACES = { all: 8, ofOne: 2, untouchedMs: 5_000 };

/** Photos take up to fifteen megabytes each. */
const PHOTO_PLACES = { all: 3, ofOne: 1, untouchedMs: 5_000 };

type Read = (leave: AbortSignal) => Promise<Buffer>;

/**
 * Encodes one picture at a time, because each takes a processor for a second and tens of megabytes that other
 * requests need too.
 */
@Injectable()
export class PictureEncoder {
  private last: Promise<unknown> = Promise.resolve();
  private readonly places = new ReadingPlaces(PLACES);
  private readonly photoPlaces = new ReadingPlaces(PHOTO_PLACES);

  /** The signal passed to `read` aborts when the sender has to give up the place. */
  encode(sender: string, read: Read): Promise<EncodedPicture> {
    return this.places.hold(sender, async (leave, isRead) => {
      const given = await read(leave);
      isRead();
      return this.inTurn(() => encode(given));
    });
  }

  encodePhoto(sender: string, read: Read): Promise<EncodedPhoto> {
    return this.photoPlaces.hold(sender, async (leave, isRead) => {
      const given = await read(leave);
      isRead();
      return this.inTurn(() => encodeWhole(given));
    });
  }

  encodePortrait(sender: string, read: Read): Promise<EncodedPortrait> {
    return this.places.hold(sender, async (leave, isRead) => {
      const given = await read(leave);
      isRead();
      return this.inTurn(() => encodeSquare(given));
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => {});
    return turn;
  }
}

/** The library that encodes is loaded with the first picture, because it takes 11 MB and most processes get none soon. */
async function encode(given: Buffer): Promise<EncodedPicture> {
  const { encodePicture } = await import('./encode-picture.js');
  return encodePicture(given);
}

async function encodeSquare(given: Buffer): Promise<EncodedPortrait> {
  const { encodePortrait } = await import('./encode-portrait.js');
  return encodePortrait(given);
}

async function encodeWhole(given: Buffer): Promise<EncodedPhoto> {
  const { encodePhoto } = await import('./encode-photo.js');
  return encodePhoto(given);
}
