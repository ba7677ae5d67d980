import type { ThemeChoice } from '~/ui';

/** The background of the pages, which is a token in styles. A browser reads it from the document's head. */
const backgrounds = { light: '#fafafa', dark: '#09090b' };

/** Colors the browser's own bars, and those of the installed program, like the page. */
export function ThemeColors({ theme }: { theme: ThemeChoice }) {
  if (theme !== 'system') return <meta name="theme-color" content={backgrounds[theme]} />;
  return (
    <>
      <meta name="theme-color" content={backgrounds.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={backgrounds.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
