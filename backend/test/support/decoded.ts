import { runInThisContext } from 'node:vm';

/**
 * The base of test classes whose instances validators must recognize as objects, because they compare with the Object
 * of their own context.
 */
export const Decoded: ObjectConstructor = runInThisContext('Object');
