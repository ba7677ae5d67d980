/**
 * Mail programs decode a word like `=?utf-8?B?…?=`, so that a name with one in it could show signs that names may not
 * have, such as those that turn the direction of a text.
 */
export const plainSubject = (subject: string): string => subject.replaceAll('=?', '= ?');
