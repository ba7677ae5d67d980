/** Mixes two colors, such as `#e8740c`. A share of 0 is the first one and 1 the second. */
export function mixed(one: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [a, b] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Shadows are warm, because gray ones look like dirt on food. */
export const darker = (color: string, share = 0.22): string => mixed(color, '#2a1206', share);

export const lighter = (color: string, share = 0.35): string => mixed(color, '#ffffff', share);
