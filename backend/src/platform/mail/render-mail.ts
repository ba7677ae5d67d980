import { createElement, type ReactElement } from 'react';
import { type MailReader, MailReaderProvider } from './templates/mail-reader.js';

export interface RenderedMail {
  html: string;
  text: string;
}

/** Without a reader, the mail has no way to turn it off. */
export async function renderMail(
  body: ReactElement,
  reader: MailReader | null = null,
): Promise<RenderedMail> {
  const { render } = await import('@react-email/render');
  const mail = createElement(MailReaderProvider, { value: reader }, body);
  const [html, text] = await Promise.all([render(mail), render(mail, { plainText: true })]);
  return { html, text };
}
