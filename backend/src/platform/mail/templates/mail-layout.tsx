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
import { useMailReader } from './mail-reader.js';
import { SHEET, styles } from './mail-styles.js';

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
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{SHEET}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="mail-body" style={styles.body}>
        <Container className="mail-page" style={styles.container}>
          <Text className="mail-brand" style={styles.brand}>
            Mealwright
          </Text>
          <Heading as="h1" style={styles.heading}>
            {heading}
          </Heading>
          {children}
          <Hr className="mail-line" style={styles.rule} />
          <Text className="mail-muted" style={styles.small}>
            {footer}
          </Text>
          <Unsubscribing />
        </Container>
      </Body>
    </Html>
  );
}

/** Only mails that their reader can turn off have this. */
function Unsubscribing() {
  const reader = useMailReader();
  if (!reader?.unsubscribeLink) return null;
  return (
    <Text className="mail-muted" style={styles.small}>
      <a className="mail-muted" href={reader.unsubscribeLink} style={styles.link}>
        Unsubscribe from these emails
      </a>
      <br />
      <a className="mail-muted" href={reader.settingsLink} style={styles.link}>
        Choose which emails you get
      </a>
    </Text>
  );
}

export const MailText = ({ children }: { children: ReactNode }) => (
  <Text style={styles.text}>{children}</Text>
);

/** Text written by a user, with its line breaks. A mail that is read as plain text marks it as a quotation, too. */
export function MailQuote({ children }: { children: string }) {
  return (
    <blockquote style={styles.quote}>
      <Lines text={children} />
    </blockquote>
  );
}

/** A text of several paragraphs, which empty lines separate. */
export function MailParagraphs({ children }: { children: string }) {
  const paragraphs = children.split(/(?:\r?\n[ \t]*){2,}/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
    <Text key={index} style={styles.text}>
      <Lines text={paragraph} />
    </Text>
  ));
}

function Lines({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** The address also stands below the button, because some mail programs show no buttons. As text, it is there once. */
export function MailAction({ href, children }: { href: string; children: string }) {
  return (
    <>
      <Button href={href} style={styles.button}>
        {children}
      </Button>
      <div data-skip-in-text="true">
        <Text className="mail-muted" style={styles.small}>
          If the button doesn’t work, copy this address into your browser: {href}
        </Text>
      </div>
    </>
  );
}
