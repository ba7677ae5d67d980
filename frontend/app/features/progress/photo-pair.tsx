import { useId, useLayoutEffect, useRef, useState } from 'react';
import { photoFilePath } from '~/paths/progress';
import { Card, useHydrated } from '~/ui';
import { dayText } from './measurement-figures';
import { PhotoImage } from './photo-list';
import { type Photo, type PhotoType, typeText } from './photo-texts';

type PhotoPairProps = {
  type: PhotoType;
  before: Photo | undefined;
  after: Photo | undefined;
  /** The two days that are compared. */
  days: { before: string; after: string };
};

/** Two photos beside each other. With scripts, they can also be laid over each other. */
export function PhotoPair({ type, before, after, days }: PhotoPairProps) {
  const canSlide = useHydrated() && before !== undefined && after !== undefined;
  return (
    <Card title={typeText(type)}>
      <div className="grid gap-4">
        <div className="grid grid-cols-2 gap-4">
          <Side photo={before} day={days.before} />
          <Side photo={after} day={days.after} />
        </div>
        {canSlide ? <Slider {...{ before, after }} /> : null}
      </div>
    </Card>
  );
}

function Side({ photo, day }: { photo: Photo | undefined; day: string }) {
  return (
    <figure className="grid content-start gap-2">
      {photo ? (
        <PhotoImage photo={photo} address={photoFilePath(photo.id, 'large')} />
      ) : (
        <p className="grid aspect-[3/4] place-items-center rounded-control bg-raised p-4 text-center text-muted">
          No photo of this day
        </p>
      )}
      <figcaption className="text-sm text-muted">{dayText(day)}</figcaption>
    </figure>
  );
}

/** The later photo covers the earlier one from the right edge up to the slider. */
function Slider({ before, after }: { before: Photo; after: Photo }) {
  const [share, setShare] = useState(50);
  const upper = useRef<HTMLDivElement>(null);
  const id = useId();

  // The security policy forbids style attributes from the server, but scripts may set styles. A layout effect sets them
  // before the browser paints, so that the photo never lags behind the slider.
  useLayoutEffect(() => {
    if (upper.current) upper.current.style.clipPath = `inset(0 0 0 ${share}%)`;
  }, [share]);

  return (
    <details>
      <summary className="inline-flex min-h-control items-center text-sm font-semibold text-accent">
        Lay over each other
      </summary>
      <div className="grid max-w-narrow gap-2">
        <div className="relative">
          <PhotoImage photo={before} address={photoFilePath(before.id, 'large')} />
          <div ref={upper} className="absolute inset-0">
            <PhotoImage photo={after} address={photoFilePath(after.id, 'large')} />
          </div>
        </div>
        <label htmlFor={id} className="text-sm">
          From {dayText(before.day)} on the left to {dayText(after.day)} on the right
        </label>
        <input
          id={id}
          type="range"
          min="0"
          max="100"
          value={share}
          onChange={({ target }) => setShare(Number(target.value))}
          className="min-h-control w-full accent-accent"
        />
      </div>
    </details>
  );
}
