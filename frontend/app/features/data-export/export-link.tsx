import { type MouseEvent, useState } from 'react';
import { exportPath } from '~/paths/data-export';
import { ButtonLink, Dialog } from '~/ui';
import { ExportChoices } from './export-choices';

export const exportTitle = 'Export Data as JSON';

/** A link to the page with the exports. With scripts, they open over the current page. */
export function ExportLink() {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <ButtonLink to={exportPath} onClick={open}>
        Export JSON
      </ButtonLink>
      <Dialog title={exportTitle} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen ? <ExportChoices /> : null}
      </Dialog>
    </>
  );
}
