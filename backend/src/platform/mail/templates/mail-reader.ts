import { createContext, useContext } from 'react';

/** The links that the layout of a mail shows its reader. Templates do not pass them on. */
export interface MailReader {
  /** Turns off mails of this kind without signing in, or null for mails that are always sent. */
  unsubscribeLink: string | null;
  settingsLink: string;
}

const ReaderContext = createContext<MailReader | null>(null);

export const MailReaderProvider = ReaderContext.Provider;

export const useMailReader = (): MailReader | null => useContext(ReaderContext);
