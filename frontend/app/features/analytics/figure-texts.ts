const formatOf = (options: Intl.NumberFormatOptions = {}) => new Intl.NumberFormat('en-US', options);

const oneDecimal = formatOf({ maximumFractionDigits: 1 });

export const numberText = (value: number): string => oneDecimal.format(value);

export const percentText = (value: number): string => `${numberText(value)}%`;

/** Says in which direction something has changed: "+12.5%". */
export const growthText = (value: number): string => `${value > 0 ? '+' : ''}${percentText(value)}`;

export const timeText = (ms: number): string => `${numberText(ms)}\u00a0ms`;

const sizes = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

export function bytesText(bytes: number): string {
  const place = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), sizes.length - 1);
  return `${numberText(bytes / 1000 ** place)}\u00a0${sizes[place]}`;
}

/** Writes a time in its two largest units: "2 d 4 h", "5 min 20 s". */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 86_400), 'd'],
    [Math.floor(whole / 3_600) % 24, 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0\u00a0s';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}\u00a0${unit}`)
    .join(' ');
}

export const moneyText = (amount: number, currency: string): string =>
  formatOf({ style: 'currency', currency }).format(amount);
