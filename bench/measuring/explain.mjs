import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { profileClock, profileTable, profiling, readProfile } from './profile.mjs';

const seconds = 5;

/** Measures a figure again with the profiler, which slows it down, to show where the time goes on each side. */
export async function explain(figure, { world, load }) {
  const folderOf = (side) => join(world.folder, 'profiles', figure.name, side);
  const sides = await figure.open(world, load, (side) => {
    mkdirSync(folderOf(side), { recursive: true });
    return profiling(folderOf(side));
  });
  const profiles = {};
  for (const [name, side] of Object.entries(sides)) {
    await side.round(figure.warmUpSeconds);
    const from = profileClock();
    const { answers } = await side.round(seconds);
    const to = profileClock();
    await side.stop();
    profiles[name] = readProfile(folderOf(name), { from, to, answers });
  }
  return `Why ${figure.title} is below target:\n${profileTable(profiles)}`;
}
