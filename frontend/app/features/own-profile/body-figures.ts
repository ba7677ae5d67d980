import type { OwnProfile, Units } from './profile-words';

const cmPerInch = 2.54;
const inchesPerFoot = 12;

/** The weight and the height as the form and the page show them, without their units. */
export function shownFigures(
  { weight, weightLbs, height }: Pick<OwnProfile, 'weight' | 'weightLbs' | 'height'>,
  units: Units,
): { weight: string; height: string } {
  const shownWeight = units === 'us' ? weightLbs : weight;
  return {
    weight: shownWeight === null ? '' : String(Number(shownWeight.toFixed(1))),
    height: height === null ? '' : heightText(height, units),
  };
}

/** Writes a height as "180.5" or 5'11". */
function heightText(cm: number, units: Units): string {
  if (units === 'metric') return String(cm);
  const inches = Math.round(cm / cmPerInch);
  return `${Math.floor(inches / inchesPerFoot)}'${inches % inchesPerFoot}"`;
}

/** Matches 5'11", 5' 11, 5 ft 11 in, and 5 feet. */
const feetAndInches =
  /^(\d)\s*(?:'|’|′|ft\.?|feet)\s*(?:(\d{1,2}(?:[.,]\d)?)\s*(?:"|”|″|''|in\.?|inches)?)?$/i;

/** Matches 71 and 71 in. */
const inchesAlone = /^(\d{2}(?:[.,]\d)?)\s*(?:"|”|″|in\.?|inches)?$/i;

/** Reads a height in feet and inches as centimeters, or returns null if it is none. */
export function cmFrom(typed: string): number | null {
  const text = typed.trim();
  const [, feet, more = '0'] = feetAndInches.exec(text) ?? [];
  const [, alone] = inchesAlone.exec(text) ?? [];
  const inches = feet ? Number(feet) * inchesPerFoot + numberIn(more) : alone ? numberIn(alone) : null;
  return inches === null ? null : Number((inches * cmPerInch).toFixed(1));
}

const numberIn = (text: string): number => Number(text.replace(',', '.'));

/** Computes the body mass index, or returns null unless both figures are known. */
export function bodyMassIndex({ weight, height }: Pick<OwnProfile, 'weight' | 'height'>): string | null {
  if (weight === null || height === null) return null;
  return (weight / (height / 100) ** 2).toFixed(1);
}
