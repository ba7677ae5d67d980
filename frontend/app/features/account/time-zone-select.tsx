import { useEffect, useRef } from 'react';
import { Select } from '~/ui';

type TimeZoneSelectProps = {
  id: string;
  zones: readonly string[];
  defaultValue: string | undefined;
  errors?: readonly string[];
};

/** With scripts the browser's own time zone is chosen, as long as none is known. */
export function TimeZoneSelect({ id, zones, defaultValue, errors }: TimeZoneSelectProps) {
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const select = form.current?.querySelector('select');
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (select && select.value === '' && zones.includes(own)) select.value = own;
  }, [zones]);

  return (
    <div ref={form}>
      <Select
        id={id}
        name="timeZone"
        label="Time zone"
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        placeholder="Choose a time zone"
        defaultValue={defaultValue ?? ''}
        errors={errors}
      />
    </div>
  );
}
