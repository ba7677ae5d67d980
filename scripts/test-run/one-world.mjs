import { runInThisContext } from 'node:vm';

/** What tests and programs tell kinds of things apart by has to be the same to both. */
for (const name of [
  ...['Error', 'AggregateError', 'RangeError', 'SyntaxError', 'TypeError'],
  ...['Date', 'Map', 'Set', 'Reflect'],
])
  globalThis[name] = runInThisContext(name);
