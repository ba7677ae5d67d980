import { classes } from '../classes';
import { initials } from './initials';

const looks = {
  small: { square: 'size-8', letters: 'text-sm', pixels: 32 },
  large: { square: 'size-12', letters: 'text-lg', pixels: 48 },
  page: { square: 'size-portrait', letters: 'text-3xl', pixels: 96 },
};

type AvatarProps = {
  email: string;
  /** The address of the person's image. Without one, their initials are shown. */
  picture?: string | null;
  size?: keyof typeof looks;
};

/** Decoration: the name or email is always shown beside it or in its button's label. */
export function Avatar({ email, picture, size = 'small' }: AvatarProps) {
  const { square, letters, pixels } = looks[size];
  if (picture) {
    return (
      <img
        src={picture}
        alt=""
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
        className={classes('inline-block shrink-0 rounded-full bg-raised object-cover', square)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-grid shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent select-none',
        square,
        letters,
      )}
    >
      {initials(email)}
    </span>
  );
}
