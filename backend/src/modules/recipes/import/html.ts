import { Parser } from 'htmlparser2';
import { UnreadableImportError } from './found-recipe.js';

/** No real page is as deep. The parser searches all open elements for each closing tag. */
const MAX_DEPTH = 300;

const BLOCKS = new Set(['p', 'br', 'li', 'ul', 'ol', 'div', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const UNSEEN = new Set(['script', 'style', 'template']);

/** Returns the contents of scripts that describe the page to programs. */
export function describingScripts(page: string): string[] {
  const found: string[] = [];
  let isInside = false;
  walk(page, {
    open: (name, type) => {
      isInside = name === 'script' && type.split(';', 1)[0]?.trim().toLowerCase() === 'application/ld+json';
      if (isInside) found.push('');
    },
    text: (text) => {
      if (isInside) found.push(`${found.pop()}${text}`);
    },
    close: () => {
      isInside = false;
    },
  });
  return found;
}

/** Extracts the visible text, one line per block. */
export function textOf(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const parts: string[] = [];
  let unseen = 0;
  walk(html, {
    open: (name) => {
      if (UNSEEN.has(name)) unseen += 1;
      if (BLOCKS.has(name)) parts.push('\n');
    },
    text: (text) => {
      if (unseen === 0) parts.push(text);
    },
    close: (name) => {
      if (UNSEEN.has(name)) unseen -= 1;
      if (BLOCKS.has(name)) parts.push('\n');
    },
  });
  return parts.join('');
}

interface Visitor {
  open(name: string, type: string): void;
  text(text: string): void;
  close(name: string): void;
}

function walk(html: string, visitor: Visitor): void {
  let depth = 0;
  const parser = new Parser({
    onopentag: (name, { type = '' }) => {
      depth += 1;
      if (depth > MAX_DEPTH) throw new UnreadableImportError('This page is nested too deeply to be read.');
      visitor.open(name, type);
    },
    ontext: visitor.text,
    onclosetag: (name) => {
      depth -= 1;
      visitor.close(name);
    },
  });
  parser.end(html);
}
