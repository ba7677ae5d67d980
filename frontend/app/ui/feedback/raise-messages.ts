/** What opened last lies on top: a dialog would cover a message that is there already. */
export function raiseMessages(): void {
  for (const message of document.querySelectorAll<HTMLElement>('.toast:popover-open')) {
    message.hidePopover();
    message.showPopover();
  }
}

/** Over dialogs, too; a browser that knows no popovers shows it below them. The page makes room for as high as it is. */
export function showOnTop(message: HTMLElement | null): void {
  if (!message) return;
  if ('popover' in message) {
    message.popover = 'manual';
    message.showPopover();
  }
  document.documentElement.style.setProperty('--message-height', `${message.offsetHeight}px`);
}
