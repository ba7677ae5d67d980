import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** PIDs are reused, so a process is identified by its PID and its start time. */
export function identityOf(pid) {
  return { pid, began: beginningOf(pid) };
}

export function isAlive({ pid, began }) {
  const now = beginningOf(pid);
  return now !== null && now === began;
}

/** The command line of a process with spaces between its words, or '' if there is no such process. */
export function commandOf(pid) {
  return readProc(`${pid}/cmdline`)?.replaceAll('\0', ' ').trim() ?? ps(pid, 'command');
}

/**
 * Ends a process with increasingly forceful signals and the milliseconds to wait for each: `[['SIGTERM', 4000],
 * ['SIGKILL', 1000]]`. Once `inHurry()` returns true, a tenth of the time is used.
 */
export async function endProcess(identity, steps, inHurry = () => false) {
  for (const [signal, patience] of steps) {
    if (!isAlive(identity)) return;
    process.kill(identity.pid, signal);
    const sent = Date.now();
    while (isAlive(identity) && Date.now() - sent < patience / (inHurry() ? 10 : 1)) await sleep(20);
  }
}

/**
 * Waits for the processes that a killed launcher left behind, which end by themselves, and ends them if they do not.
 */
export async function endLeftBehind(identities) {
  const steps = [
    ['SIGTERM', 5000],
    ['SIGKILL', 1000],
  ];
  await Promise.all(identities.map((identity) => endProcess(identity, steps)));
}

function beginningOf(pid) {
  const stat = readProc(`${pid}/stat`);
  if (stat === undefined) return ps(pid, 'lstart') || null;
  // The name in parentheses may contain anything. It is followed by the state and, 19 fields later, the start in
  // ticks since boot.
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? null : `${readProc('sys/kernel/random/boot_id')?.trim()} ${rest[18]}`;
}

function readProc(path) {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** macOS has no /proc. On a machine without `ps` but with /proc, the process is gone. */
function ps(pid, column) {
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
