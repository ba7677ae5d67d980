import { inProject } from '../../scripts/launcher/project.mjs';
import { answering } from './answering.mjs';

/** The printed plan as the product makes it. */
const { planPdf } = await import(inProject('build/backend/src/modules/plan-printing/plan-pdf.js'));

answering(async ({ document }) => {
  let bytes = 0;
  for await (const part of planPdf({ ...document, pictures: async () => null })) bytes += part.length;
  return bytes;
});
