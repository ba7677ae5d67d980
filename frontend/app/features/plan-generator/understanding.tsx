import { Banner } from '~/ui';
import type { Reading } from './reading';

/** What somebody has to know of how their words were read. */
export function Understanding({ reading }: { reading: Reading }) {
  const { note, notUnderstood, engine } = reading;
  return (
    <div className="grid gap-3">
      {notUnderstood.length > 0 ? (
        <Banner tone="warning" title="Not understood">
          <ul className="list-disc ps-6">
            {notUnderstood.map((words) => (
              <li key={words} className="wrap-anywhere">
                <q>{words}</q>
              </li>
            ))}
          </ul>
          <p>Nothing of this is in the form below. Please add what matters by hand.</p>
        </Banner>
      ) : null}
      {note ? <Banner tone="info">{note}</Banner> : null}
      <p className="text-sm text-muted">
        {engine === 'model'
          ? 'Read by the AI model. Please check the form before you generate.'
          : 'Read by built-in rules, without an AI model. Please check the form before you generate.'}
      </p>
    </div>
  );
}
