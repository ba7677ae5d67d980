/** What the forms of the generator ask for. */
export const generatorIntent = { parse: 'parse', direct: 'direct', generate: 'generate' } as const;
