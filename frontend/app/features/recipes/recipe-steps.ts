/** A recipe's instructions as they are followed: one step a line. */
export const stepsOf = ({ instructionsText }: { instructionsText: string }): string[] =>
  instructionsText
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
