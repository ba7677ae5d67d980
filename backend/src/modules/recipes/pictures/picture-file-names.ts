/** Beside each other under the key of a picture; the JPEG is for mails and paper, which know nothing newer. */
export const fileNames = (widths: number[]): string[] => [
  ...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  `${Math.max(...widths)}.jpg`,
];
