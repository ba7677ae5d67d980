import { type IconProps, Strokes } from './icon';

export const CopyIcon = (props: IconProps) => <Strokes {...props} d="M9 9h11v11H9ZM15 9V4H4v11h5" />;
