import type { ReactNode } from 'react';
import { useSubmitCount } from '~/features/forms/use-submit-count';
import type { AskedConsent } from '~/features/health-consent/health-consent.server';
import { Card, ViewLinks } from '~/ui';
import type { Units } from './measurement-figures';
import { MeasurementForm, measureIntent } from './measurement-form';
import type { MeasurementRefusal } from './measurement-form.server';
import type { ViewPathOf } from './measurement-view';

type AddMeasurementCardProps = {
  /** Says who reads the measurement. */
  description: ReactNode;
  units: Units;
  pathOf: ViewPathOf;
  timeZone?: string | null;
  today: string;
  refused: MeasurementRefusal | undefined;
  consent?: AskedConsent;
  /** Links to other ways of adding measurements, below the form. */
  children?: ReactNode;
};

export function AddMeasurementCard({ description, pathOf, children, ...form }: AddMeasurementCardProps) {
  const count = useSubmitCount(measureIntent, form.refused !== undefined);
  return (
    <Card
      title="Add Measurement"
      description={description}
      actions={<UnitsLinks units={form.units} pathOf={pathOf} />}
    >
      <MeasurementForm {...form} count={count} />
      {children}
    </Card>
  );
}

/** Links that choose the units in which figures are shown and entered. */
function UnitsLinks({ units, pathOf }: { units: Units; pathOf: ViewPathOf }) {
  return (
    <ViewLinks
      label="Units"
      views={[
        { label: 'kg, cm', to: pathOf({ units: 'metric' }), current: units === 'metric' },
        { label: 'lb, in', to: pathOf({ units: 'us' }), current: units === 'us' },
      ]}
    />
  );
}
