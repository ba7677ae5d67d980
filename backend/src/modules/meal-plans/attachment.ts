/** A file's name as its header says it: for old programs in plain letters, for all others as it is. */
export function attachment(name: string, extension: 'pdf' | 'ics'): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\w -]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .slice(0, 80);
  const exact = encodeURIComponent(`${name}.${extension}`).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain || 'meal-plan'}.${extension}"; filename*=UTF-8''${exact}`;
}
