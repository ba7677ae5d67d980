import { readFileSync } from 'node:fs';

/** The CPU seconds that a program has used with all its processes and threads, or null without /proc. */
export function processorTime(pids) {
  const times = [pids].flat().map(timeOf);
  return times.includes(null) ? null : times.reduce((sum, time) => sum + time, 0);
}

function timeOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name in parentheses, which may contain anything, come user and system time in ticks of 10 ms.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return null;
  }
}
