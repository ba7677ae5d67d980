import { createElement, type ReactElement } from 'react';
import { type MailReader, MailReaderProvider } from './templates/mail-reader.js';

export interface RenderedMail {
  html: string;
  text: string;
}

/** Headings have names and addresses in them, which capitals would change. */
const HEADINGS_AS_WRITTEN = ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } }));

/** Without a reader, the mail has no way to turn it off. */
export async function renderMail(
  body: ReactElement,
  reader: MailReader | null = null,
): Promise<RenderedMail> {
  const { render } = await import('@react-email/render');
  const mail = createElement(MailReaderProvider, { value: reader }, body);
  const [html, text] = await Promise.all([
    render(mail),
    render(mail, { plainText: true, htmlToTextOptions: { selectors: HEADINGS_AS_WRITTEN } }),
  ]);
  return { html, text };
}
