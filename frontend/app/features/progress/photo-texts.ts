import type { components } from '#openapi/schema';
import { dayText } from './measurement-figures';

export type Photo = components['schemas']['PhotoResponse'];
export type PhotoType = Photo['photoType'];

export const photoTypes: readonly { value: PhotoType; label: string }[] = [
  { value: 'front', label: 'Front' },
  { value: 'side', label: 'Side' },
  { value: 'back', label: 'Back' },
  { value: 'other', label: 'Other' },
];

export const typeText = (type: PhotoType): string =>
  photoTypes.find(({ value }) => value === type)?.label ?? 'Other';

/** Describes a photo to those who do not see it: "Front, Nov 20, 2026: After the first month". */
export const photoText = ({ photoType, day, caption }: Photo): string =>
  `${typeText(photoType)}, ${dayText(day)}${caption ? `: ${caption}` : ''}`;

/** Groups photos by day, in their order. */
export function byDay(photos: readonly Photo[]): [string, Photo[]][] {
  const days = [...new Set(photos.map(({ day }) => day))];
  return days.map((day) => [day, photos.filter((photo) => photo.day === day)]);
}

type Pair = { type: PhotoType; before: Photo | undefined; after: Photo | undefined };

/** Puts photos of two days beside each other, one pair for each type that one of the days has. */
export function pairsOf(photos: readonly Photo[], before: string, after: string): Pair[] {
  const find = (day: string, type: PhotoType) =>
    photos.find((photo) => photo.day === day && photo.photoType === type);
  return photoTypes
    .map(({ value: type }) => ({ type, before: find(before, type), after: find(after, type) }))
    .filter((pair) => pair.before || pair.after);
}

/** Chooses the days to compare: those of the address if they have photos, and else the oldest and the newest. */
export function daysToCompare(photos: readonly Photo[], params: URLSearchParams) {
  const days = byDay(photos).map(([day]) => day);
  const asked = (name: string) => days.find((day) => day === params.get(name));
  return { before: asked('before') ?? days.at(-1) ?? '', after: asked('after') ?? days[0] ?? '' };
}
