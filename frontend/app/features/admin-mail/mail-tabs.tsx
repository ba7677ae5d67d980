import { broadcastsPath, mailPath } from '~/paths/emails';
import { LinkTabs } from '~/ui';

export const MailTabs = ({ current }: { current: 'log' | 'broadcasts' }) => (
  <LinkTabs
    label="Mail"
    tabs={[
      { label: 'Send log', to: mailPath, current: current === 'log' },
      { label: 'Notices and announcements', to: broadcastsPath, current: current === 'broadcasts' },
    ]}
  />
);
