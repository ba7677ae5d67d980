import { type IconProps, Strokes } from './icon';

export const ArrowUpIcon = (props: IconProps) => <Strokes {...props} d="M12 19.5v-15M6 10.5l6-6 6 6" />;
export const ArrowDownIcon = (props: IconProps) => <Strokes {...props} d="M12 4.5v15M6 13.5l6 6 6-6" />;
