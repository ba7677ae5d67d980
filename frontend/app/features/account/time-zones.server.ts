import type { Option } from '~/ui';

/** What lists of zones still call by the name that it had, and how it is spelled today. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Browsers name their zone in the old spelling for years. */
export const currentSpelling = (zone: string): string => RENAMED[zone] ?? zone;

/** All time zones to choose from, by continent. They are sent to the browser: its own list may be another. */
export function timeZones(): Option[] {
  const names = new Set(Intl.supportedValuesOf('timeZone').map(currentSpelling));
  names.delete('UTC');
  const zones = [...names].map(readable).sort(byGroupAndLabel);
  return [{ value: 'UTC', label: 'UTC (no local time zone)' }, ...zones];
}

/** "America/Argentina/Buenos_Aires" is "Buenos Aires, Argentina" among those of America. */
function readable(value: string) {
  const [group = '', ...place] = value.replaceAll('_', ' ').split('/');
  return { value, group, label: place.reverse().join(', ') || group };
}

type Readable = ReturnType<typeof readable>;

const byGroupAndLabel = (one: Readable, other: Readable): number =>
  one.group.localeCompare(other.group, 'en') || one.label.localeCompare(other.label, 'en');

/** The choice for someone who has not said yet where they are; null for everyone else. */
export function zonesToAskFor(user: { timeZone: string | null }): Option[] | null {
  return user.timeZone === null ? timeZones() : null;
}
