import { Form } from '@remix-run/react';
import { comparePhotosPath } from '~/paths/progress';
import { Button, Select } from '~/ui';
import { dayText } from './measurement-figures';

type CompareFormProps = { days: readonly string[]; before: string; after: string };

/** Chooses two days. The result has an address of its own. */
export function CompareForm({ days, before, after }: CompareFormProps) {
  const options = days.map((day) => ({ value: day, label: dayText(day) }));
  return (
    <Form action={comparePhotosPath} className="flex flex-wrap items-end gap-4 print:hidden">
      <Select key={`before ${before}`} label="Before" name="before" options={options} defaultValue={before} />
      <Select key={`after ${after}`} label="After" name="after" options={options} defaultValue={after} />
      <Button type="submit" variant="secondary">
        Compare
      </Button>
    </Form>
  );
}
