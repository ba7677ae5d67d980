import { spawn } from 'node:child_process';

/**
 * Runs a command to its end and resolves to `{ code, output }`. What it writes is collected, or goes where `stdio` says.
 * Aborting `signal` ends it and rejects.
 */
export function runCommand(command, args, { stdio = ['ignore', 'pipe', 'pipe'], ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio, ...options });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
