import { runInThisContext } from 'node:vm';

/** Tests and programs need the same classes, so that instanceof works between them. */
for (const name of [
  ...['Error', 'AggregateError', 'RangeError', 'SyntaxError', 'TypeError'],
  ...['Date', 'Map', 'Set', 'Reflect'],
])
  globalThis[name] = runInThisContext(name);
