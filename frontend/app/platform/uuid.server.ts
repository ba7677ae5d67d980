const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Tells whether the API could take this for an ID. An address may contain anything. */
export const isUuid = (text: string): boolean => UUID.test(text);
