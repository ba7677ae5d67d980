/** Splits a recipe's instructions into steps, one per line. */
export const stepsOf = ({ instructionsText }: { instructionsText: string }): string[] =>
  instructionsText
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
