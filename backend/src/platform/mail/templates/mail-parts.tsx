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
export const MailList = ({ children }: { children: ReactNode }) => (
  <div className="mail-list" style={styles.list}>
    {children}
  </div>
);

/** Figures with their names. Each is a paragraph of its own, so that the text part has it in a line of its own. */
export const MailFigures = ({ figures }: { figures: readonly MailFigure[] }) => (
  <MailList>
    {figures.map(({ name, figure }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: figures of a mail never move, and names may be equal
      <p key={index} className="mail-line mail-figure" style={styles.item}>
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

interface MailPicture {
  /** The absolute address of a JPEG or PNG, because mail programs show nothing else. */
  picture: string;
  label: string;
  text: string;
}

const PICTURE_WIDTH = 72;

/** Small pictures as decoration, and beside each a label and the text that it belongs to. */
export const MailPictures = ({ pictures }: { pictures: readonly MailPicture[] }) => (
  <MailList>
    {pictures.map(({ picture, label, text }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pictures of a mail never move, and a dish may be eaten twice
      <table key={index} role="presentation" cellPadding="0" cellSpacing="0" style={styles.row}>
        <tbody>
          <tr>
            <td width={PICTURE_WIDTH}>
              <img src={picture} alt="" width={PICTURE_WIDTH} style={styles.picture} />
            </td>
            <td style={styles.beside}>
              <span className="mail-muted" style={styles.label}>
                {label}
              </span>
              <br />
              {text}
            </td>
          </tr>
        </tbody>
      </table>
    ))}
  </MailList>
);
