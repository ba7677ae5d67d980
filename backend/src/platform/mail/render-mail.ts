import { createElement, type ReactElement } from 'react';
import { type MailReader, MailReaderProvider } from './templates/mail-reader.js';

export interface RenderedMail {
  html: string;
  text: string;
}

const AS_TEXT = [
  // Headings have names and addresses in them, which capitals would change.
  ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  // Figures stand close together, but apart from what follows them.
  { selector: 'div.mail-list', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  {
    selector: 'p.mail-figure',
    format: 'paragraph',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
  },
];

/** Without a reader, the mail has no way to turn it off. */
export async function renderMail(
  body: ReactElement,
  reader: MailReader | null = null,
): Promise<RenderedMail> {
  const { render } = await import('@react-email/render');
  const mail = createElement(MailReaderProvider, { value: reader }, body);
  const [html, text] = await Promise.all([
    render(mail),
    render(mail, { plainText: true, htmlToTextOptions: { selectors: AS_TEXT } }),
  ]);
  return { html, text };
}
