import { type IconProps, Strokes } from './icon';

export const FilterIcon = (props: IconProps) => <Strokes {...props} d="M4 6.5h16M7 12h10M10 17.5h4" />;
