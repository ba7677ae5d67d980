/**
 * Ctrl-C in a terminal reaches this process and npm, which forwards it, so two signals in quick succession count as
 * one.
 */
const echo = 1000;

/**
 * Listens for requests to stop: Ctrl-C, SIGTERM, a closed terminal, or a killed npm. `signal` aborts on the first
 * one, and `inHurry()` returns true after the second.
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

/** A killed npm notifies nobody, and without it the user would not know how to stop this process. */
function whenParentIsGone(act) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && act(), 200).unref();
}
