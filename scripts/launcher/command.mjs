import { spawn } from 'node:child_process';

/**
 * Runs a command to its end and resolves to its exit code, its output, and the part of that written to stderr.
 * Aborting `signal` ends it and rejects. With `stdout: 'inherit'`, what it writes there is shown instead of kept.
 */
export function runCommand(command, args, { stdout = 'pipe', ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', stdout, 'pipe'] });
    let output = '';
    let complaints = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      complaints += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output, complaints }));
  });
}
