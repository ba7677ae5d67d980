import { existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { eventually } from '../../../test/support/eventually.ts';
import { LogOutput } from './log-output.js';

const FULL = '/dev/full';
const file = join(tmpdir(), `mealwright-log-output-${process.pid}`);

afterAll(() => rmSync(file, { force: true }));

(existsSync(FULL) ? test : test.skip)(
  'a full disk ends nothing, and is told of when there is room again',
  async () => {
    const output = new LogOutput(openSync(FULL, 'w'));
    const log = pino({}, output.stream);
    output.onWritableAgain((gap) => log.warn(gap, 'back'));
    log.info('before');
    for (let line = 0; line < 50_000; line++) log.info({ line, text: 'x'.repeat(100) }, 'meanwhile');

    Object.assign(output, { fd: openSync(file, 'w') });
    const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1);
    await eventually(async () => lines().some((line) => line.includes('"back"')));
    const written = lines().map((line) => JSON.parse(line));
    const told = written.find(({ msg }) => msg === 'back');
    expect(written[0].msg).toBe('before');
    expect(told.reason).toContain('ENOSPC');
    expect(told.lostLines).toBe(50_000 - written.filter(({ msg }) => msg === 'meanwhile').length);
    expect(told.lostLines).toBeGreaterThan(0);
  },
);
