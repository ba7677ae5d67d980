import { fstatSync, write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/**
 * Writing each line separately would take as long as a small response, so lines are written together, 250 ms late at
 * most.
 */
const ENOUGH_CHARACTERS = 4096;
const WITHIN_MS = 250;
const MAX_WRITTEN_CHARACTERS = 64 * 1024;
/** The maximum that waits while the log cannot be written. Lines beyond it are dropped to save memory. */
const MAX_WAITING_CHARACTERS = 4 * 1024 * 1024;
/** The program waits this long at its end for its log to be written. */
const LAST_WORDS_MS = 1_000;

/** A period in which the log could not be written. */
export interface Gap {
  reason: string;
  lostLines: number;
}

/**
 * Writes the log. Neither a full disk nor a pipe that nobody reads may keep a program from answering or from ending, so
 * lines that cannot be written are dropped and counted. (The destination that Pino offers waits for a reader when the
 * program ends, for as long as it takes.)
 *
 * Node makes a pipe return at once when it is full as soon as `process.stdout` is read. Otherwise, a write would hold a
 * thread, for which the end of the process waits.
 */
export class LogOutput {
  /** A program has one, and tests have one for each program that they start. All of them end with the process. */
  private static readonly all: LogOutput[] = [];
  readonly stream: DestinationStream & { flush: (done: () => void) => void };
  private waiting: string[] = [];
  private waitingCharacters = 0;
  private isWriting = false;
  private timer: NodeJS.Timeout | null = null;
  private gap: Gap | null = null;
  private flushed: (() => void)[] = [];
  private tellOfGap: (gap: Gap) => void = () => undefined;

  constructor(private readonly fd: number = process.stdout.fd) {
    this.stream = { write: (line) => this.take(line), flush: (done) => this.flush(done) };
    if (LogOutput.all.push(this) > 1) return;
    process.once('exit', () => {
      for (const output of LogOutput.all) output.sayLastWords();
    });
  }

  /** Calls `tell` once after each gap. Lines that were kept in memory are written first. */
  onWritableAgain(tell: (gap: Gap) => void): void {
    this.tellOfGap = tell;
  }

  private take(line: string): void {
    if (this.waitingCharacters + line.length > MAX_WAITING_CHARACTERS) {
      this.gap ??= { reason: 'nobody reads the log', lostLines: 0 };
      this.gap.lostLines += 1;
      return;
    }
    this.waiting.push(line);
    this.waitingCharacters += line.length;
    if (this.isWriting) return;
    if (this.waitingCharacters >= ENOUGH_CHARACTERS) this.writeNext();
    else this.writeSoon();
  }

  private writeSoon(): void {
    this.timer ??= setTimeout(() => this.writeNext(), WITHIN_MS).unref();
  }

  private writeNext(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    let characters = 0;
    const isBeyond = (line: string) => {
      characters += line.length;
      return characters > MAX_WRITTEN_CHARACTERS;
    };
    const end = this.waiting.findIndex(isBeyond);
    const lines = this.waiting.splice(0, end === -1 ? this.waiting.length : Math.max(end, 1));
    this.writeOut(Buffer.from(lines.join('')), lines);
  }

  /** `lines` are those that end in these bytes. They count as waiting until they are written. */
  private writeOut(bytes: Buffer, lines: string[]): void {
    this.isWriting = true;
    write(this.fd, bytes, (error, written) => {
      if (error) {
        // A reader that is only slow loses nothing.
        if (error.code !== 'EAGAIN') this.gap = { lostLines: 0, ...this.gap, reason: error.message };
        setTimeout(() => this.writeOut(bytes, lines), WITHIN_MS).unref();
      } else if (written < bytes.length) this.writeOut(bytes.subarray(written), lines);
      else this.noteWritten(lines);
    });
  }

  private noteWritten(lines: string[]): void {
    this.isWriting = false;
    for (const { length } of lines) this.waitingCharacters -= length;
    const { gap } = this;
    this.gap = null;
    if (gap) this.tellOfGap(gap);
    if (this.isWriting) return;
    const isInHurry = this.flushed.length > 0 || this.waitingCharacters >= ENOUGH_CHARACTERS;
    if (this.waiting.length === 0) for (const done of this.flushed) done();
    else if (isInHurry) this.writeNext();
    else this.writeSoon();
  }

  /** Calls back when everything is written, or when that takes too long. */
  private flush(done: () => void): void {
    if (!this.isWriting && this.waiting.length === 0) {
      done();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      this.flushed = this.flushed.filter((other) => other !== end);
      done();
    };
    const timer = setTimeout(end, LAST_WORDS_MS);
    this.flushed.push(end);
    if (!this.isWriting) this.writeNext();
  }

  /** Writes what is left while the program ends. If the last write has not returned, a pipe is full. */
  private sayLastWords(): void {
    try {
      if (!this.isWriting || fstatSync(this.fd).isFile()) writeSync(this.fd, this.waiting.join(''));
    } catch {
      // There is no later moment to report it.
    }
  }
}
