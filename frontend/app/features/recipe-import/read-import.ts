import type { components } from '#openapi/schema';

type Body = components['schemas']['ImportRecipesRequest'];

/** The text of a file, whoever wrote it: spreadsheets still write other encodings than UTF-8. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** By what it is, whatever its file is called: JSON and pages begin with a bracket, and tables do not. */
export function importOf(text: string): Pick<Body, 'jsonLd' | 'csv'> {
  const begin = text.trimStart().charAt(0);
  return begin === '' || '[{<'.includes(begin) ? { jsonLd: text } : { csv: text };
}
