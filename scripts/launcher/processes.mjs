import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pids are used again: a process is its pid and the moment it began. */
export function identityOf(pid) {
  return { pid, began: beginningOf(pid) };
}

export function isAlive({ pid, began }) {
  const now = beginningOf(pid);
  return now !== null && now === began;
}

/** The command line of a process, its words parted by spaces; '' if there is no such process. */
export function commandOf(pid) {
  return readProc(`${pid}/cmdline`)?.replaceAll('\0', ' ').trim() ?? ps(pid, 'command');
}

/**
 * Ends a process by ever harder signals, each with the milliseconds to wait for it: `[['SIGTERM', 4000], ['SIGKILL', 1000]]`.
 * From the moment that `inHurry()` says so, a tenth of the time has to do.
 */
export async function endProcess(identity, steps, inHurry = () => false) {
  for (const [signal, patience] of steps) {
    if (!isAlive(identity)) return;
    process.kill(identity.pid, signal);
    const sent = Date.now();
    while (isAlive(identity) && Date.now() - sent < patience / (inHurry() ? 10 : 1)) await sleep(20);
  }
}

/** What a killed launcher has left behind ends by itself; this waits for it, and helps. */
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
  // The name in brackets may hold anything; behind it stand the state and, 19 further, the start in ticks since boot.
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

/** macOS has no /proc. A machine without `ps` has one, and then the process is simply gone. */
function ps(pid, column) {
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
