import { Heading } from '@react-email/heading';
import type { ReactNode } from 'react';
import { styles } from './mail-styles.js';

export const MailSection = ({ children }: { children: string }) => (
  <Heading as="h2" style={styles.section}>
    {children}
  </Heading>
);

interface MailFigure {
  name: string;
  figure: string;
}

/** Keeps entries apart from what follows them. */
export const MailList = ({ children }: { children: ReactNode }) => <div style={styles.list}>{children}</div>;

/** Figures with their names. Each is a paragraph of its own, so that the text part has it in one line. */
export const MailFigures = ({ figures }: { figures: readonly MailFigure[] }) => (
  <MailList>
    {figures.map(({ name, figure }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: figures of a mail never move, and names may be equal
      <p key={index} className="mail-line" style={styles.item}>
        {name}: <strong>{figure}</strong>
      </p>
    ))}
  </MailList>
);

interface MailItemProps {
  title: string;
  href?: string;
  children: ReactNode;
}

/** An entry of a list, and below it what there is to say about it. */
export const MailItem = ({ title, href, children }: MailItemProps) => (
  <p className="mail-line" style={styles.item}>
    <strong>
      {href ? (
        <a className="mail-brand" href={href} style={styles.itemLink}>
          {title}
        </a>
      ) : (
        title
      )}
    </strong>
    <br />
    <span className="mail-muted" style={styles.label}>
      {children}
    </span>
  </p>
);
