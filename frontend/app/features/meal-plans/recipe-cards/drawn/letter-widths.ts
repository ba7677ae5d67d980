import type { jsPDF } from 'jspdf';

/**
 * Widths of letters in Helvetica and Helvetica Bold that jspdf lacks, in thousandths of the font size (from Adobe's
 * metrics).
 */
const missing: Record<string, [normal: number, bold: number]> = {
  '¦': [260, 280],
  '²': [333, 333],
  '³': [333, 333],
  '¶': [537, 556],
  '¹': [333, 333],
  '¼': [834, 834],
  '½': [834, 834],
  '¾': [834, 834],
  '×': [584, 584],
  Ð: [722, 722],
  Ý: [667, 667],
  Þ: [667, 667],
  ð: [556, 611],
  ý: [500, 556],
  þ: [556, 611],
  '€': [556, 556],
  Š: [667, 667],
  Œ: [1000, 1000],
  Ž: [611, 611],
  š: [500, 556],
  œ: [944, 944],
  ž: [500, 500],
};

const isMissing = new RegExp(`[${Object.keys(missing).join('')}]`, 'g');

/** The width of a text in the current font at a size of 1. */
export function lettersWidth(pdf: jsPDF, text: string, bold: boolean): number {
  let width = 0;
  const rest = text.replace(isMissing, (letter) => {
    width += (missing[letter]?.[bold ? 1 : 0] ?? 0) / 1000;
    return '';
  });
  return width + pdf.getStringUnitWidth(rest, { doKerning: false });
}
