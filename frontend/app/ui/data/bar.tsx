export type BarPart = { key: string; value: number; fill: string };

/**
 * A bar of several parts, drawn as SVG, because the security policy forbids widths in style attributes. The numbers
 * are shown beside it as text.
 */
export function Bar({ parts, total }: { parts: readonly BarPart[]; total: number }) {
  let start = 0;
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-2 w-full rounded-full bg-raised"
      aria-hidden="true"
      focusable="false"
    >
      {parts.map(({ key, value, fill }, index) => {
        const width = total > 0 ? (value / total) * 100 : 0;
        const x = start;
        start += width;
        const gap = index < parts.length - 1 && width > 1 ? 0.6 : 0;
        return <rect key={key} x={x} width={Math.max(width - gap, 0)} height="8" className={fill} />;
      })}
    </svg>
  );
}
