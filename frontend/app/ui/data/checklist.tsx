import { useState } from 'react';
import { classes } from '../classes';
import { Bar } from './bar';

export type ChecklistItem = { id: string; label: string; detail?: string; checked: boolean };

export type ChecklistProps = {
  legend: string;
  /** The name under which each checked box sends its item's ID. */
  name: string;
  items: readonly ChecklistItem[];
  hideLegend?: boolean;
  onToggle?: (id: string, checked: boolean) => void;
};

/** Checkboxes with a count of the checked ones. It belongs in a form whose button saves it without scripts. */
export function Checklist({ legend, name, items, hideLegend, onToggle }: ChecklistProps) {
  const [ticked, setTicked] = useState(
    () => new Set(items.filter((item) => item.checked).map(({ id }) => id)),
  );
  const toggle = (id: string, checked: boolean) => {
    const next = new Set(ticked);
    if (checked) next.add(id);
    else next.delete(id);
    setTicked(next);
    onToggle?.(id, checked);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className={classes('mb-1 font-semibold', hideLegend && 'sr-only')}>{legend}</legend>
      <div className="flex items-center gap-3">
        <Bar total={items.length} parts={[{ key: 'ticked', value: ticked.size, fill: 'fill-accent' }]} />
        <output className="shrink-0 text-sm text-muted">
          {ticked.size}/{items.length} checked
        </output>
      </div>
      <ul className="grid">
        {items.map(({ id, label, detail, checked }) => (
          <li key={id} className="border-t border-line first:border-t-0">
            <label className="flex min-h-12 items-center gap-3 py-1 has-checked:text-muted has-checked:line-through">
              <input
                type="checkbox"
                name={name}
                value={id}
                defaultChecked={checked}
                onChange={(event) => toggle(id, event.target.checked)}
                className="size-icon shrink-0"
              />
              <span className="grow">{label}</span>
              {detail ? <span className="text-muted">{detail}</span> : null}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
