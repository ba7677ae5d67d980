import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses, after Crockford. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const GROUPS = 3;
const SIGNS_IN_GROUP = 4;
const MADE_AT_ONCE = 10;

/** Makes codes of 60 bits, such as `K7QX-2M9D-W4TB`. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: MADE_AT_ONCE }, makeOne);

const makeOne = () => Array.from({ length: GROUPS }, makeGroup).join('-');

const makeGroup = () => Array.from({ length: SIGNS_IN_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Returns a code as it was made, however it was typed: small letters, without hyphens, with O for 0. */
export function plainRecoveryCode(typed: string): string {
  const signs = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll(/[\s-]/g, '');
  return (signs.match(/.{1,4}/g) ?? []).join('-');
}
