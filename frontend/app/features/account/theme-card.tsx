import { Card, type ThemeChoice, ThemeSwitch } from '~/ui';

export function ThemeCard({ theme }: { theme: ThemeChoice }) {
  return (
    <Card title="Appearance" description="Kept in this browser.">
      <ThemeSwitch theme={theme} />
    </Card>
  );
}
