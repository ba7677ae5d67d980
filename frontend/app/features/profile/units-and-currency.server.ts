import type { Option } from '~/ui';

export const unitChoices: readonly Option[] = [
  { value: 'metric', label: 'Metric (kg, cm)' },
  { value: 'us', label: 'US (lb, in)' },
];

const currencies = [
  ...['AED', 'ARS', 'AUD', 'BRL', 'CAD', 'CHF', 'CLP', 'CNY', 'COP', 'CZK', 'DKK', 'EGP', 'EUR'],
  ...['GBP', 'GHS', 'HKD', 'HUF', 'IDR', 'ILS', 'INR', 'ISK', 'JPY', 'KES', 'KRW', 'MAD', 'MXN', 'MYR'],
  ...['NGN', 'NOK', 'NZD', 'PEN', 'PHP', 'PKR', 'PLN', 'RON', 'RSD', 'SAR', 'SEK', 'SGD', 'THB', 'TRY'],
  ...['TWD', 'UAH', 'USD', 'VND', 'ZAR'],
];

const names = new Intl.DisplayNames('en-US', { type: 'currency' });

const optionOf = (code: string): Option => ({ value: code, label: `${names.of(code) ?? code} (${code})` });

/** Returns the currencies by name, together with the chosen one if it is a rarer one. */
export function currencyChoices(chosen: string | null): Option[] {
  const codes = chosen && !currencies.includes(chosen) ? [...currencies, chosen] : currencies;
  return codes.map(optionOf).sort((one, other) => one.label.localeCompare(other.label, 'en'));
}
