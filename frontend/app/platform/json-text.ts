/** JSON text that remembers the type of its data. */
export type JsonText<Data> = string & { readonly of?: Data };

/**
 * For loaders with much data. Remix writes each value of the data separately and with a number. For hundreds of small
 * objects, their JSON text takes half as many bytes.
 */
export const toJsonText = <Data>(data: Data): JsonText<Data> => JSON.stringify(data);

export const parseJsonText = <Data>(packed: JsonText<Data>): Data => JSON.parse(packed);
