const browsers: ReadonlyArray<[RegExp, string]> = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: ReadonlyArray<[RegExp, string]> = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** "Chrome on Windows", as far as a browser tells. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent || userAgent === 'unknown') return 'Unknown device';
  const browser = firstMatch(browsers, userAgent);
  const system = firstMatch(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  // A program that calls the API names itself at the start: "curl/8.5.0".
  return browser ?? system ?? userAgent.split(/[/\s]/, 1)[0] ?? 'Unknown device';
}

function firstMatch(candidates: ReadonlyArray<[RegExp, string]>, text: string): string | undefined {
  return candidates.find(([pattern]) => pattern.test(text))?.[1];
}
