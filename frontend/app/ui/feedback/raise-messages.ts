/** The element that opened last is on top, so a new dialog would cover a message that is already shown. */
export function raiseMessages(): void {
  for (const message of document.querySelectorAll<HTMLElement>('.toast:popover-open')) {
    message.hidePopover();
    message.showPopover();
  }
}

/**
 * Shows the message over dialogs too. Browsers without popovers show it below them. The page reserves space for its
 * height.
 */
export function showOnTop(message: HTMLElement | null): void {
  if (!message) return;
  if ('popover' in message) {
    message.popover = 'manual';
    message.showPopover();
  }
  document.documentElement.style.setProperty('--message-height', `${message.offsetHeight}px`);
}
