import type { Plugin } from 'vite';
import { reliesOnLeftOut, settledPlaces } from './settled-places.ts';

/**
 * Writes into the browser's copy of Remix and its router what is decided here, so that the code for other decisions is
 * left out. A version of Remix in which a place is not found does not build.
 */
export function settledRemix(flags: Readonly<Record<string, boolean>>): Plugin {
  const changes = settledPlaces(flags);
  const settled = new Set<string>();
  return {
    name: 'settled-remix',
    apply: 'build',
    transform(code, id) {
      if (/\/app\/.*\.tsx?$/.test(id) && reliesOnLeftOut.test(code))
        this.error(`${id} relies on what is left out: see settled-places.ts`);
      const [file, places] = changes.find(([file]) => id.endsWith(file)) ?? [];
      if (!file || !places) return null;
      if (!flags.v3_singleFetch) this.error('settled-places.ts relies on v3_singleFetch');
      settled.add(file);
      const changed = places.reduce((text, { from, to }) => {
        if (text.search(from) < 0) this.error(`${file} has changed, see settled-places.ts: ${from}`);
        return text.replace(from, to);
      }, code);
      return { code: changed, map: null };
    },
    buildEnd(error) {
      if (!error && settled.size < changes.length)
        this.error('Remix has other files now: see settled-places.ts');
    },
  };
}
