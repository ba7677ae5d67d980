import { stdin, stdout } from 'node:process';

const ENTER = new Set(['\r', '\n', '\u0004']);
const INTERRUPT = '\u0003';
const ERASE = new Set(['\u007f', '\b']);

/** Reads a line from the terminal without showing it. */
export function readHidden(question: string): Promise<string> {
  stdout.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  return new Promise((resolve) => {
    let line = '';
    stdin.on('data', (typed: string) => {
      for (const sign of typed) {
        if (sign === INTERRUPT) process.exit(130);
        if (ENTER.has(sign)) {
          stdin.setRawMode(false);
          stdin.pause();
          stdout.write('\n');
          resolve(line);
          return;
        }
        line = ERASE.has(sign) ? line.slice(0, -1) : line + sign;
      }
    });
  });
}
