import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';

const INK = '#18181b';
const MUTED = '#52525b';
const ACCENT = '#047857';

const styles = {
  body: {
    backgroundColor: '#fafafa',
    color: INK,
    fontFamily: 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif',
  },
  container: {
    backgroundColor: '#ffffff',
    borderRadius: '10px',
    margin: '32px auto',
    maxWidth: '560px',
    padding: '32px',
  },
  brand: { color: ACCENT, fontSize: '16px', fontWeight: 600, margin: '0 0 24px' },
  heading: { fontSize: '24px', lineHeight: '32px', margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  quote: {
    borderLeft: `4px solid ${ACCENT}`,
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0 0 16px',
    paddingLeft: '16px',
  },
  row: { margin: '0 0 12px', width: '100%' },
  picture: { borderRadius: '6px', display: 'block' },
  label: { color: MUTED, fontSize: '14px' },
  beside: { fontSize: '16px', lineHeight: '24px', paddingLeft: '16px' },
  button: {
    backgroundColor: ACCENT,
    borderRadius: '6px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 24px',
  },
  small: {
    color: MUTED,
    fontSize: '14px',
    lineHeight: '20px',
    margin: '16px 0',
    wordBreak: 'break-word' as const,
  },
};

interface MailLayoutProps {
  preview: string;
  heading: string;
  children: ReactNode;
  footer: string;
}

/** The layout of every mail: one column, one action, and at the end the reason why it was sent. */
export function MailLayout({ preview, heading, children, footer }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.brand}>Mealwright</Text>
          <Heading as="h1" style={styles.heading}>
            {heading}
          </Heading>
          {children}
          <Hr />
          <Text style={styles.small}>{footer}</Text>
        </Container>
      </Body>
    </Html>
  );
}

export const MailText = ({ children }: { children: ReactNode }) => (
  <Text style={styles.text}>{children}</Text>
);

/** Text written by a user, with its line breaks, which are also kept where a mail is read as plain text. */
export function MailQuote({ children }: { children: string }) {
  const lines = children.split(/\r?\n/);
  return (
    <Text style={styles.quote}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}

interface MailPictureRowProps {
  /** The absolute address of a JPEG or PNG, because mail programs show nothing else. */
  picture: string;
  label: string;
  children: ReactNode;
}

const PICTURE_WIDTH = 72;

/** A small picture as decoration, and beside it a label and the text that it belongs to. */
export const MailPictureRow = ({ picture, label, children }: MailPictureRowProps) => (
  <table role="presentation" cellPadding="0" cellSpacing="0" style={styles.row}>
    <tbody>
      <tr>
        <td width={PICTURE_WIDTH}>
          <img src={picture} alt="" width={PICTURE_WIDTH} style={styles.picture} />
        </td>
        <td style={styles.beside}>
          <span style={styles.label}>{label}</span>
          <br />
          {children}
        </td>
      </tr>
    </tbody>
  </table>
);

/** The address also stands below the button, because some mail programs show no buttons. */
export function MailAction({ href, children }: { href: string; children: string }) {
  return (
    <>
      <Button href={href} style={styles.button}>
        {children}
      </Button>
      <Text style={styles.small}>
        If the button doesn’t work, copy this address into your browser: {href}
      </Text>
    </>
  );
}
