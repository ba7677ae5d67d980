import { Card, type ThemeChoice, ThemeSwitch } from '~/ui';

export function ThemeCard({ theme }: { theme: ThemeChoice }) {
  return (
    <Card title="Appearance" description="Saved in this browser only.">
      <ThemeSwitch theme={theme} />
    </Card>
  );
}
