export type PageStep = number | 'gap';

/** Returns the first page, the last page, and a window around the current one. A gap never hides a single page. */
export function pageWindow(page: number, pages: number, size = 5): PageStep[] {
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pages - size + 1));
  const last = Math.min(pages, first + size - 1);
  const steps: PageStep[] = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (first === 3) steps.unshift(1, 2);
  else if (first > 3) steps.unshift(1, 'gap');
  else if (first === 2) steps.unshift(1);
  if (last === pages - 2) steps.push(pages - 1, pages);
  else if (last < pages - 2) steps.push('gap', pages);
  else if (last === pages - 1) steps.push(pages);
  return steps;
}
