import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../classes';

type PopoverMenuProps = { id: string; className: string; children: ReactNode };

/**
 * A menu for phones: a native popover that any button with `popovertarget` opens. Scripts only close it when the page
 * changes or the focus leaves it.
 */
export function PopoverMenu({ id, className, children }: PopoverMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const location = useLocation();

  // The location is the trigger, not an input.
  useEffect(() => {
    close(menu.current);
  }, [location.key]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes
    <div
      ref={menu}
      id={id}
      popover="auto"
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close(menu.current);
      }}
      className={classes(className, 'lg:hidden print:hidden')}
    >
      {children}
    </div>
  );
}

function close(menu: HTMLElement | null) {
  // Browsers without popovers show the menu as a part of the page (see disclosures.css).
  if (menu && 'hidePopover' in menu) menu.hidePopover();
}
