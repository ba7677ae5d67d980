import type { Confirmation } from '~/ui';
import { dayText, type Measurement, weightText } from './measurement-figures';

/** The question before a measurement is deleted, on a page of its own and over the list. */
export function measurementDeletion(measurement: Measurement): Confirmation {
  const weight = weightText(measurement, measurement.units);
  return {
    title: 'Delete Measurement',
    children: `Are you sure you want to delete this measurement? It is of ${dayText(measurement.day)}${weight ? ` (${weight})` : ''}.`,
    confirmText: 'Delete measurement',
    pendingText: 'Deleting...',
  };
}
