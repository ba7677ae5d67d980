import { create } from 'content-disposition';

/** Writes the header that names a file, with an ASCII name for old clients. */
export function attachment(name: string, extension: 'pdf' | 'ics'): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\w -]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .slice(0, 80);
  return create(`${name}.${extension}`, { fallback: `${plain || 'meal-plan'}.${extension}` });
}
