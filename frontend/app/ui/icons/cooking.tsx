import { type IconProps, Strokes } from './icon';

export const CookIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M5.5 11h13v6.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2ZM2.5 13.5h3M18.5 13.5h3M9 7.5v-3M15 7.5v-3"
  />
);
export const MinusIcon = (props: IconProps) => <Strokes {...props} d="M5 12h14" />;
