import { useOutlet } from '@remix-run/react';
import { useFreshList, useKept } from './background-page';

type BackgroundListProps = {
  /** The parameter that names what was opened, if anything was. */
  opened: string | undefined;
  isLoaded: boolean;
  /** For what was opened: that it lies over the list. */
  overlay: object;
};

/** A list, and over it what was opened from it. What was opened by its own address stands on its own. */
export function BackgroundList({ opened, isLoaded, overlay }: BackgroundListProps) {
  const outlet = useOutlet(opened && isLoaded ? overlay : undefined);
  const list = useKept(opened ? undefined : outlet);
  useFreshList(opened, isLoaded);
  return (
    <>
      {isLoaded || !opened ? list : null}
      {opened ? outlet : null}
    </>
  );
}
