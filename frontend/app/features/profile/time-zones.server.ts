import type { Option } from '~/ui';

/** Old names that lists of time zones still contain, with their current spelling. */
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

/** Browsers report old spellings of time zones for years. */
export const currentSpelling = (zone: string): string => RENAMED[zone] ?? zone;

/** Returns all time zones by continent. The list is sent to the browser, because its own may differ. */
export function timeZones(): Option[] {
  const names = new Set(Intl.supportedValuesOf('timeZone').map(currentSpelling));
  names.delete('UTC');
  const zones = [...names].map(readable).sort(byGroupAndLabel);
  return [{ value: 'UTC', label: 'UTC (no local time zone)' }, ...zones];
}

/** Turns "America/Argentina/Buenos_Aires" into "Buenos Aires, Argentina" within the group America. */
function readable(value: string) {
  const [group = '', ...place] = value.replaceAll('_', ' ').split('/');
  return { value, group, label: place.reverse().join(', ') || group };
}

type Readable = ReturnType<typeof readable>;

const byGroupAndLabel = (one: Readable, other: Readable): number =>
  one.group.localeCompare(other.group, 'en') || one.label.localeCompare(other.label, 'en');

/** Returns the choices for users who have not set their time zone, and null for all others. */
export function zonesToAskFor(user: { timeZone: string | null }): Option[] | null {
  return user.timeZone === null ? timeZones() : null;
}
