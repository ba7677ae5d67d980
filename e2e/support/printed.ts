import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { readPdf } from '../../backend/test/support/read-pdf.ts';

export interface Printed {
  name: string;
  /** The browser's own printing, or a file by the server. */
  madeBy: 'browser' | 'server';
  pages: number;
  words: string;
  /** The size of the file. */
  bytes: number;
}

/** Returns the PDF that a page downloads after an action. */
export async function printedBy(page: Page, act: () => Promise<void>): Promise<Printed> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes: bytes.length, ...contentOf(bytes) };
}

function contentOf(bytes: Buffer): Omit<Printed, 'name' | 'bytes'> {
  const text = bytes.toString('latin1');
  if (text.includes('/Producer (jsPDF')) {
    const pages = text.match(/\/Type \/Page$/gm)?.length ?? 0;
    return { madeBy: 'browser', pages, words: tidied(streamsOf(bytes, text).flatMap(shownIn).join(' ')) };
  }
  const { pages } = readPdf(bytes);
  return { madeBy: 'server', pages: pages.length, words: tidied(pages.join(' ')) };
}

/** Returns all streams except pictures, which are not compressed again. */
function streamsOf(bytes: Buffer, text: string): string[] {
  return [...text.matchAll(/\/Filter \/FlateDecode[^>]*>>\s*stream\r?\n/g)].map(({ index, 0: head }) => {
    const from = index + head.length;
    return inflateSync(bytes.subarray(from, text.indexOf('endstream', from))).toString('latin1');
  });
}

const shownIn = (stream: string): string[] =>
  [...stream.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, shown = '']) => windows1252(shown));

const windows1252 = (shown: string) =>
  new TextDecoder('windows-1252').decode(Buffer.from(shown.replace(/\\(.)/g, '$1'), 'latin1'));

const tidied = (words: string) => words.replace(/\s+/g, ' ');
