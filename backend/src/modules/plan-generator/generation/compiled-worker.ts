const SOURCES = '/backend/src/';
const COMPILED = `/build${SOURCES}`;

/** Threads run compiled code, even if the rest runs from its sources as in tests. */
export function compiledWorker(): URL {
  const here = import.meta.url;
  const compiled = here.includes(COMPILED) ? here : here.replace(SOURCES, COMPILED);
  return new URL('../worker/generator-worker.js', compiled);
}
