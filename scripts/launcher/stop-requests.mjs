/** Ctrl-C in a terminal reaches this process, and npm, which passes it on: twice within a moment is once. */
const echo = 1000;

/**
 * Listens for the wish to stop: Ctrl-C, SIGTERM, a closed terminal, or npm gone without a word. `signal` aborts at the
 * first, `inHurry()` turns true at the second.
 */
export function listenForStop() {
  const first = new AbortController();
  let asked = 0;
  let hurry = false;
  const ask = () => {
    if (!first.signal.aborted) {
      asked = Date.now();
      first.abort();
    } else if (Date.now() - asked > echo) {
      hurry = true;
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  if (process.env.npm_lifecycle_event) whenParentIsGone(() => first.signal.aborted || ask());
  return { signal: first.signal, inHurry: () => hurry };
}

/** A killed npm tells no one; without it no one would know how to stop this. */
function whenParentIsGone(act) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && act(), 200).unref();
}
