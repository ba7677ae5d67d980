/** The languages in which columns are understood, too. */
const LANGUAGES = ['en', 'de', 'es', 'fr'];

/** The long names of the months, January first, in each language. */
const NAMES = LANGUAGES.map((language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)).toLowerCase());
});

/** The forms may follow the name of a weekday, and a time after them is ignored. */
const FORMS = [
  String.raw`(?<month>\p{L}{3,12})\.? (?<day>\d{1,2}),? (?<year>\d{4})`,
  String.raw`(?<day>\d{1,2})[-. ]{1,2}(?:de )?(?<month>\p{L}{3,12})\.?[- ](?:de )?(?<year>\d{4}|\d\d)`,
  String.raw`(?<year>\d{4})[- ](?<month>\p{L}{3,12})\.?[- ](?<day>\d{1,2})`,
].map((form) => new RegExp(String.raw`^(?:\p{L}{2,12}\.?,? )?${form}(?:[,T ].*)?$`, 'u'));

/**
 * Reads a date that names its month, whole or by its beginning, and so has one meaning in whatever order it is written.
 * Returns null if it does not. The day may not exist in that month.
 */
export function readNamedMonth(written: string): string | null {
  for (const form of FORMS) {
    const { year = '', month = '', day = '' } = form.exec(written)?.groups ?? {};
    const number = monthNamed(month);
    if (number) return `${year.padStart(4, '20')}-${number}-${day.padStart(2, '0')}`;
  }
  return null;
}

/** Returns the month's two digits, or null if none begins like this, or several do. */
function monthNamed(text: string): string | null {
  if (text === '') return null;
  const begun = NAMES.flatMap((names) =>
    names.flatMap((name, month) => (name.startsWith(text.toLowerCase()) ? [month + 1] : [])),
  );
  const [month, ...others] = new Set(begun);
  return month === undefined || others.length > 0 ? null : String(month).padStart(2, '0');
}
