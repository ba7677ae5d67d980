import { create } from 'content-disposition';

/** Names a file in its header: as it is called, and in plain letters for old programs. */
export function attachment(name: string, extension: 'pdf' | 'ics'): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\w -]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .slice(0, 80);
  return create(`${name}.${extension}`, { fallback: `${plain || 'meal-plan'}.${extension}` });
}
