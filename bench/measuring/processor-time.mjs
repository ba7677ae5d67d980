import { readFileSync } from 'node:fs';

/** Seconds that a process has computed so far, all its threads together; null where there is no /proc. */
export function processorTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name in brackets, which may hold anything: user and system time in ticks of a hundredth of a second.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return null;
  }
}
