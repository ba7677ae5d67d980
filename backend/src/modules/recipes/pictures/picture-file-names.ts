/** The file names under the key of a picture. The JPEG is for mails and PDFs, which do not support newer formats. */
export const fileNames = (widths: number[]): string[] => [
  ...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  `${Math.max(...widths)}.jpg`,
];
