import { createContext, useContext } from 'react';

/** What the layout of a mail needs to know of its reader. Templates do not pass it on. */
export interface MailReader {
  /** Turns off mails of this kind without signing in, or null for mails that are always sent. */
  unsubscribeLink: string | null;
  settingsLink: string;
}

const ReaderContext = createContext<MailReader | null>(null);

export const MailReaderProvider = ReaderContext.Provider;

export const useMailReader = (): MailReader | null => useContext(ReaderContext);
