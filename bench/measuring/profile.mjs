import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/launcher/project.mjs';
import { table } from './table.mjs';

const mostRows = 14;

/** Arguments that make Node write a profile to `folder` when it ends. */
export const profiling = (folder) => ['--cpu-prof', '--cpu-prof-interval=250', `--cpu-prof-dir=${folder}`];

/** The clock of profiles in microseconds. */
export const profileClock = () => Number(process.hrtime.bigint() / 1000n);

/** Time per part of the program in microseconds per answer, while `answers` were given between `from` and `to`. */
export function readProfile(folder, { from, to, answers }) {
  const [file] = readdirSync(folder);
  const { nodes, samples, timeDeltas, startTime } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const partOfNode = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]));
  const parts = new Map();
  let now = startTime;
  samples.forEach((id, index) => {
    now += timeDeltas[index];
    if (now < from || now > to) return;
    const part = partOfNode.get(id);
    parts.set(part, (parts.get(part) ?? 0) + timeDeltas[index] / answers);
  });
  return parts;
}

/** Both sides beside each other, with the largest difference first. */
export function profileTable({ ours, bare }) {
  const more = (part) => (ours.get(part) ?? 0) - (bare.get(part) ?? 0);
  const parts = [...new Set([...ours.keys(), ...bare.keys()])].filter((part) => part !== waiting);
  const rows = parts
    .sort((a, b) => more(b) - more(a))
    .slice(0, mostRows)
    .map((part) => [part, micros(ours.get(part)), micros(bare.get(part)), micros(more(part))]);
  return table([['main thread, µs per answer', 'ours', 'bare', 'more'], ...rows]);
}

const waiting = 'waiting';

const micros = (value) => (value === undefined ? '-' : value.toFixed(1));

/** The npm package, our folder, or Node itself. */
function partOf({ url, functionName }) {
  const npm = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
  if (npm) return npm;
  if (url.startsWith('node:')) return 'Node, in JavaScript';
  if (url.includes(projectFolder)) return url.split(projectFolder)[1].split('/').slice(0, 5).join('/');
  if (functionName === '(idle)') return waiting;
  if (functionName === '(garbage collector)') return 'garbage collection';
  return 'Node, native and system calls';
}
