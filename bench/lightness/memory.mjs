import { readdirSync, readFileSync } from 'node:fs';

/**
 * The megabytes that a process and its children hold, each by resident set: shared pages count twice. PostgreSQL is
 * counted by private memory, because its processes share most of theirs.
 */
export function memoryOf(pid) {
  const all = familyOf(pid).map((one) => ({ name: nameOf(one), ...sizesOf(one) }));
  const isDatabase = ({ name }) => name.startsWith('postgres');
  const parts = all.filter((one) => !isDatabase(one)).map(({ name, resident }) => ({ name, mb: resident }));
  return {
    parts,
    ours: sum(parts.map(({ mb }) => mb)),
    database: sum(all.filter(isDatabase).map(({ proportional }) => proportional)),
  };
}

function familyOf(pid) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parentOf(one) === pid);
  return [pid, ...children.flatMap(familyOf)];
}

function parentOf(pid) {
  const stat = read(pid, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** The file that the process runs. */
function nameOf(pid) {
  const words = read(pid, 'cmdline').split('\0');
  if (/postgres/.test(words[0])) return 'postgres';
  const file = words.slice(1).find((word) => !word.startsWith('-')) ?? words[0];
  return file.split('/').at(-1);
}

function sizesOf(pid) {
  const text = read(pid, 'smaps_rollup');
  const megabytes = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024;
  return { resident: megabytes('Rss'), proportional: megabytes('Pss') };
}

/** Returns '' if the process has ended meanwhile. */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const sum = (values) => values.reduce((total, value) => total + value, 0);
