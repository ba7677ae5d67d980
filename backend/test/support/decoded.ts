import { runInThisContext } from 'node:vm';

/** What a class of a test extends whose instances validators shall know as objects: they know those of their own world. */
export const Decoded: ObjectConstructor = runInThisContext('Object');
