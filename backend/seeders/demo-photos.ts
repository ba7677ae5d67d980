import type { EntityManager } from '@mikro-orm/postgresql';
import { Photo, type PhotoContent } from '../src/modules/progress/photos/photo.entity.js';
import { keyOf } from '../src/modules/progress/photos/photo-key.js';
import type { User } from '../src/modules/users/user.entity.js';
import { after, days } from '../src/platform/clock/clock.js';
import { addDays, dateIn } from '../src/platform/clock/dates.js';
import { encodePhoto } from '../src/platform/pictures/encode-photo.js';
import { PHOTO_SIZES } from '../src/platform/pictures/photo-sizes.js';
import { sharp } from '../src/platform/pictures/sharp.js';
import type { Storage } from '../src/platform/storage/storage.js';
import { drawFigure, VIEWS, type View } from './demo-figure.js';

interface Shot extends Omit<PhotoContent, 'when' | 'photoType'> {
  daysAgo: number;
  view: View;
  weightKg: number;
}

const shots = (daysAgo: number, weightKg: number, about: Pick<Shot, 'caption' | 'isPrivate'>): Shot[] =>
  VIEWS.map((view) => ({
    ...{ daysAgo, weightKg, view, ...about },
    caption: view === 'front' ? about.caption : null,
  }));

/** The weights are those that the demo has measured about these days. The oldest photos are the customer's own business. */
const SHOTS: readonly Shot[] = [
  ...shots(420, 91.6, { caption: 'Day one. Never again.', isPrivate: true }),
  ...shots(210, 86.9, { caption: 'After the winter', isPrivate: false }),
  ...shots(80, 86.2, { caption: null, isPrivate: false }),
  ...shots(6, 82.1, { caption: 'The belt has a new hole', isPrivate: false }),
];

/** IDs are fixed, so that the files of a first start that was killed are replaced by the next one. */
const idOf = (place: number): string => `0de30000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`;

/** Gives a customer photos of fourteen months, from the front and from the side, of whom some are shared. */
export async function seedDemoPhotos(
  em: EntityManager,
  customer: User,
  { storage, now }: { storage: Storage; now: Date },
): Promise<void> {
  const today = dateIn(customer.timeZone, now);
  for (const [place, { daysAgo, view, caption, isPrivate, weightKg }] of SHOTS.entries()) {
    const { files, ...size } = await encodePhoto(await photographed(drawFigure({ weightKg, view })));
    const id = idOf(place);
    for (const name of PHOTO_SIZES) await storage.put(keyOf(id, name), files[name]);
    const day = addDays(today, -daysAgo);
    const added = after(now, -days(Math.min(daysAgo, 60)));
    const photo = new Photo(customer, { id, ...size }, day, added);
    photo.change({ when: { day, at: null }, photoType: view, caption, isPrivate }, added);
    em.persist(photo);
  }
}

const SVG_DECODER = { operation: ['VipsForeignLoadSvgBuffer'] };

/** The decoder of drawings is blocked for uploads, so it is let in only while a drawing of our own becomes pixels. */
async function photographed(drawing: string): Promise<Buffer> {
  sharp.unblock(SVG_DECODER);
  try {
    return await sharp(Buffer.from(drawing)).png().toBuffer();
  } finally {
    sharp.block(SVG_DECODER);
  }
}
