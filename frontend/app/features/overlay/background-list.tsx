import { useOutlet } from '@remix-run/react';
import { useFreshList, useKept } from './background-page';

type BackgroundListProps = {
  /** The route parameter that names the opened item, if one is open. */
  opened: string | undefined;
  isLoaded: boolean;
  /** Tells the opened page that it lies over the list. */
  overlay: object;
};

/**
 * A list with the item that was opened from it in a dialog above. An item that was opened by its own address is shown
 * alone.
 */
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
