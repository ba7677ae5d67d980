import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { type Font, sharedBetweenDocuments } from './shared-font.js';

/** The typefaces for text. Emoji have one weight only. */
export type FaceName = 'regular' | 'semibold' | 'emoji';

const FILES: Record<FaceName, string> = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  semibold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  emoji: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
};

const opened = new Map<FaceName, Font>();

/** Reads and parses a font once per process, on first use: that takes longer than writing a whole document. */
export function face(name: FaceName): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = sharedBetweenDocuments(open(FILES[name]));
  opened.set(name, font);
  return font;
}

/**
 * Loads the typefaces of most words one after the other, because the library reads a font's tables, which takes a
 * while, with the first word.
 */
export async function facesReady() {
  for (const name of ['regular', 'semibold'] as const) {
    const font = face(name);
    await setImmediate();
    font.layout('a');
    await setImmediate();
  }
}

/** Opens fonts through pdfkit, so that they come from the version of the font library that pdfkit draws with. */
function open(file: string): Font {
  const document = new PDFDocument({ autoFirstPage: false, font: '' });
  document.font(readFileSync(createRequire(import.meta.url).resolve(file)));
  return (document as unknown as { _font: { font: Font } })._font.font;
}
