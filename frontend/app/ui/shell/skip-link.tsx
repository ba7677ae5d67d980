export const contentId = 'content';

/** The first element that Tab reaches. It skips the navigation. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="sr-only z-50 rounded-control bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
    >
      Skip to content
    </a>
  );
}
