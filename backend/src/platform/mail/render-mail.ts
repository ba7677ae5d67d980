import type { ReactElement } from 'react';

export async function renderMail(body: ReactElement): Promise<{ html: string; text: string }> {
  const { render } = await import('@react-email/render');
  const [html, text] = await Promise.all([render(body), render(body, { plainText: true })]);
  return { html, text };
}
