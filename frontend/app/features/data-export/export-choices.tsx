import { exportFilePath } from '~/paths/data-export';
import { Banner, ButtonLink, Stack } from '~/ui';
import { useExport } from './use-export';

const choices = [
  { type: 'recipes', label: 'Recipes', text: 'Every recipe with its ingredients, steps, and numbers.' },
  { type: 'users', label: 'Users', text: 'Every account with its role, and who coaches whom.' },
  { type: 'mealPlans', label: 'Meal Plans', text: 'Saved plans, and the plans assigned to customers.' },
  { type: 'all', label: 'Export All', text: 'All of these in one file.' },
];

/** The exports. Each is a link to its file; with scripts, the page stays and says how it went. */
export function ExportChoices() {
  const { state, start } = useExport();
  return (
    <Stack>
      <p>
        The files contain no passwords and no health data. Who exported what is recorded in the history of
        their account.
      </p>
      <div role="status" className="empty:hidden">
        {state?.outcome === 'pending' ? 'Exporting...' : null}
        {state?.outcome === 'done' ? <Banner tone="success" title="Export successful" /> : null}
      </div>
      {state?.outcome === 'failed' ? (
        <div role="alert">
          <Banner tone="danger" title="Export failed">
            Failed to export data. Please try again.
          </Banner>
        </div>
      ) : null}
      <ul className="grid gap-3">
        {choices.map(({ type, label, text }) => (
          <li key={type} className="flex items-center justify-between gap-3">
            <p id={`export-${type}`} className="min-w-0 flex-1">
              {text}
            </p>
            <ButtonLink
              to={exportFilePath(type)}
              reloadDocument
              discover="none"
              aria-describedby={`export-${type}`}
              onClick={(event) => start(event, type)}
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
