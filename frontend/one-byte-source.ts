import type { Plugin } from 'vite';

/**
 * Escapes what is beyond Latin-1 in the file of the server. V8 keeps a source with one such letter in two bytes for each of its
 * characters, as long as the program runs. In strings, templates, and regular expressions an escape means the same as the letter, unless a
 * backslash stands before it.
 */
export const oneByteSource = (): Plugin => ({
  name: 'one-byte-source',
  renderChunk: {
    order: 'post',
    handler: (code) => code.replaceAll(/(?<!\\)[^\0-\xff]/g, escapeOf),
  },
});

const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
