import { type IconProps, Strokes } from './icon';

export const CollectionIcon = (props: IconProps) => (
  <Strokes {...props} d="M5 9.5h14V20H5ZM7 6.5h10M9 3.5h6" />
);
