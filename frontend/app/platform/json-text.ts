/** Data as a text. */
export type JsonText<Data> = string & { readonly of?: Data };

/**
 * For loaders of much. What a loader gives is written into the page value by value, each with a number; of hundreds of
 * small objects the text of their JSON comes to half as many bytes over the wire.
 */
export const toJsonText = <Data>(data: Data): JsonText<Data> => JSON.stringify(data);

export const parseJsonText = <Data>(packed: JsonText<Data>): Data => JSON.parse(packed);
