export const lean: readonly string[];
