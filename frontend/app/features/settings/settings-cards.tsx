import { ButtonLink, Card } from '~/ui';
import { settingsPages } from './settings-pages';

/** Leads from a profile to each page of the settings. */
export const SettingsCards = () =>
  settingsPages.map(({ label, to, about }) => (
    <Card key={to} title={label}>
      <div className="grid justify-items-start gap-3">
        <p className="text-muted">{about}</p>
        <ButtonLink to={to}>{`Open ${label.toLowerCase()}`}</ButtonLink>
      </div>
    </Card>
  ));
