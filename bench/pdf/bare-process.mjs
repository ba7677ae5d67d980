import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { answering } from './answering.mjs';

/** The minimum that pdfkit does for the same text in the same fonts: one call of `text` per line. */
const { resolve } = createRequire(import.meta.url);
const files = {
  regular: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  semibold: resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
};
const fonts = process.argv.includes('--parsed') ? parsed() : files;

answering(({ text }) => {
  const document = new PDFDocument({ size: 'A4', margin: 46, font: '' });
  for (const [name, font] of Object.entries(fonts)) document.registerFont(name, font);
  for (const line of text) document.font(line.face, line.size).text(line.text);
  return new Promise((done) => {
    let bytes = 0;
    document.on('data', (part) => {
      bytes += part.length;
    });
    document.on('end', () => done(bytes));
    document.end();
  });
});

function parsed() {
  const document = new PDFDocument({ autoFirstPage: false, font: '' });
  const parse = ([name, file]) => [name, document.font(readFileSync(file))._font.font];
  return Object.fromEntries(Object.entries(files).map(parse));
}
