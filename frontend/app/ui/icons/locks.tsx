import { type IconProps, Strokes } from './icon';

export const LockIcon = (props: IconProps) => (
  <Strokes {...props} d="M5.5 11h13v9.5h-13ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
);
export const UnlockIcon = (props: IconProps) => (
  <Strokes {...props} d="M5.5 11h13v9.5h-13ZM8.5 11V7.5a3.5 3.5 0 0 1 6.8-1.2" />
);
