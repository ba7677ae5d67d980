/**
 * Writes "with White Rice (75 g), Green Salad (1 serving, 94 g)", or returns null for a meal without sides. An amount
 * never breaks at the end of a line.
 */
export const sidesText = (sides: readonly { name: string; amountText: string }[]): string | null =>
  sides.length > 0
    ? `with ${sides.map(({ name, amountText }) => `${name} (${amountText.replaceAll(' ', '\u00A0')})`).join(', ')}`
    : null;
