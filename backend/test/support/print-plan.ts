import type { PlanDocument } from '../../src/modules/plan-printing/plan-document.js';
import { planPdf } from '../../src/modules/plan-printing/plan-pdf.js';
import { type ReadPdf, readPdf } from './read-pdf.js';

export async function printed(document: PlanDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of planPdf(document)) parts.push(part);
  return Buffer.concat(parts);
}

export const read = async (document: PlanDocument): Promise<ReadPdf> => readPdf(await printed(document));

/** Joins the pages, because lines break anywhere. */
export const wordsOf = ({ pages }: ReadPdf): string => pages.join(' ').replace(/\s+/g, ' ');
