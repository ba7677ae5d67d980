import { inflateSync } from 'node:zlib';

/** Reads the content of a PDF: enough of the format for what pdfkit writes, and independent of how we draw. */
export interface ReadPdf {
  /** The words of each page, with a line for each stretch of text. */
  pages: string[];
  outline: OutlineEntry[];
  info: Record<string, string>;
  /** Width and height of the first page. */
  size: number[];
  /** Name and page number (from 1) of each link target. */
  destinations: Map<string, number>;
  /** The target of each link. */
  links: string[];
  pictures: number;
  /** The number of tagged parts of each kind: headings, rows. */
  roles: Record<string, number>;
}

export interface OutlineEntry {
  title: string;
  children: OutlineEntry[];
}

export function readPdf(bytes: Buffer): ReadPdf {
  const file = new PdfFile(bytes);
  const root = file.object(file.reference(file.trailer, 'Root'));
  const pageIds = idsIn(listIn(file.object(file.reference(root, 'Pages')), 'Kids'));
  const pages = pageIds.map((id) => file.object(id));
  const outlines = /\/Outlines (\d+) 0 R/.exec(root)?.[1];
  return {
    pages: pages.map((page) => textOf(file, page)),
    outline: outlines ? childrenOf(file, file.object(Number(outlines))) : [],
    info: infoOf(file),
    size: numbersIn(listIn(pages[0] ?? '', 'MediaBox')).slice(2),
    destinations: destinationsOf(file, root, pageIds),
    links: pages.flatMap((page) =>
      idsIn(listIn(page, 'Annots')).map((id) => /\/D \((.*?)\)/.exec(linkOf(file, id))?.[1] ?? ''),
    ),
    pictures: file.all().filter((text) => text.includes('/Subtype /Image')).length,
    roles: rolesIn(file),
  };
}

function rolesIn(file: PdfFile): Record<string, number> {
  const roles: Record<string, number> = {};
  for (const text of file.all()) {
    const role = /^\/S \/(\w+)\n\/(?:P|A|Alt) /m.exec(text)?.[1];
    if (role) roles[role] = (roles[role] ?? 0) + 1;
  }
  return roles;
}

class PdfFile {
  private readonly bytes: Buffer;
  private readonly text: string;
  private readonly offsets: number[];
  readonly trailer: string;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.text = bytes.toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF/.exec(this.text)?.[1]);
    const table = this.text.slice(start);
    this.offsets = [...table.matchAll(/^(\d{10}) \d{5} [fn] $/gm)].map(([, offset]) => Number(offset));
    this.trailer = table.slice(table.indexOf('trailer'));
  }

  all(): string[] {
    return this.offsets.slice(1).map((_, index) => this.object(index + 1));
  }

  /** Returns the object without its stream. */
  object(id: number): string {
    const from = this.offsets[id] ?? 0;
    const ends = ['\nstream\n', '\nendobj'].map((end) => this.text.indexOf(end, from)).filter((at) => at > 0);
    return this.text.slice(this.text.indexOf('\n', from) + 1, Math.min(...ends));
  }

  stream(id: number): string {
    const dictionary = this.object(id);
    const from = this.text.indexOf('\nstream\n', this.offsets[id]) + '\nstream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const data = this.bytes.subarray(from, from + length);
    return (dictionary.includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1');
  }

  reference(dictionary: string, key: string): number {
    return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1]);
  }
}

const listIn = (dictionary: string, key: string) =>
  new RegExp(`/${key} \\[([^\\]]*)\\]`).exec(dictionary)?.[1] ?? '';

const idsIn = (list: string) => [...list.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));

const numbersIn = (list: string) => list.trim().split(/\s+/).map(Number);

function textOf(file: PdfFile, page: string): string {
  const resources = file.object(file.reference(page, 'Resources'));
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
      name,
      lettersOf(file, Number(id)),
    ]),
  );
  let letters: string[] = [];
  return [...file.stream(file.reference(page, 'Contents')).matchAll(/\/(F\d+) \S+ Tf|<([0-9a-f]+)>|\bET\b/g)]
    .map(([found, font, shown]) => {
      if (font) letters = fonts.get(font) ?? [];
      if (shown) return shown.replace(/..../g, (glyph) => letters[Number.parseInt(glyph, 16)] ?? '\ufffd');
      return found === 'ET' ? '\n' : '';
    })
    .join('');
}

/** The text of each glyph of a font when it is copied. */
function lettersOf(file: PdfFile, font: number): string[] {
  const map = file.stream(file.reference(file.object(font), 'ToUnicode'));
  return [...map.matchAll(/\[(.*)\]/g)].flatMap(([, entries = '']) =>
    [...entries.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      utf16(Buffer.from(hex.replaceAll(' ', ''), 'hex')),
    ),
  );
}

const utf16 = (bytes: Buffer) => new TextDecoder('utf-16be').decode(bytes);

/** Decodes a string that is written literally or marked as UTF-16. */
function stringIn(text: string): string {
  const [, raw = ''] = /\(((?:\\[\s\S]|[^\\)])*)\)/.exec(text) ?? [];
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = Buffer.from(
    raw.replace(/\\([\s\S])/g, (_, letter: string) => escapes[letter] ?? letter),
    'latin1',
  );
  return bytes[0] === 0xfe && bytes[1] === 0xff ? utf16(bytes.subarray(2)) : bytes.toString('latin1');
}

function childrenOf(file: PdfFile, parent: string): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  let id = file.reference(parent, 'First');
  while (id) {
    const entry = file.object(id);
    entries.push({
      title: stringIn(entry.slice(entry.indexOf('/Title'))),
      children: childrenOf(file, entry),
    });
    id = file.reference(entry, 'Next');
  }
  return entries;
}

function infoOf(file: PdfFile): Record<string, string> {
  const info = file.object(file.reference(file.trailer, 'Info'));
  return Object.fromEntries(
    [...info.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, key = '', id]) => [
      key,
      stringIn(file.object(Number(id))),
    ]),
  );
}

function destinationsOf(file: PdfFile, root: string, pageIds: number[]): Map<string, number> {
  const names = file.object(file.reference(root, 'Names'));
  return new Map(
    [...names.matchAll(/\((.*?)\) \[(\d+) 0 R \/XYZ/g)].map(([, name = '', page]) => [
      name,
      pageIds.indexOf(Number(page)) + 1,
    ]),
  );
}

/** The action of a link may be a separate object. */
function linkOf(file: PdfFile, id: number): string {
  const link = file.object(id);
  const action = /\/A (\d+) 0 R/.exec(link)?.[1];
  return action ? file.object(Number(action)) : link;
}
