import { Form } from '@remix-run/react';
import { useLoadedConfirmation } from '~/features/confirmation/loaded-confirmation';
import { generatorPath } from '~/paths/pages';
import { type Library, type SavedPlansQuery, savedPlansPath } from '~/paths/saved-plans';
import { Banner, ButtonLink, EmptyState, Pagination, SearchRow, Stack, ViewLinks } from '~/ui';
import { SavedIcon, SearchIcon } from '~/ui/icons';
import { SavedPlanCard } from './saved-plan-card';
import type { ListedPlan } from './saved-plans.server';

export type SavedPlanListProps = {
  library: Library;
  query: SavedPlansQuery;
  plans: readonly ListedPlan[];
  total: number;
  pages: number;
  /** Why the plans are temporarily unavailable. */
  problem: string | null;
  timeZone: string | null;
};

export function SavedPlanList(props: SavedPlanListProps) {
  const { library, query, plans, total, pages, problem } = props;
  return (
    <Stack>
      <Form method="get" action={library} role="search" aria-label="Meal plans" className="max-w-form">
        {query.templates === null ? null : (
          <input type="hidden" name="templates" value={query.templates ? 'only' : 'none'} />
        )}
        <SearchRow
          label="Search meal plans"
          placeholder="Search meal plans by name, goal, or tags..."
          search={query.search}
        />
      </Form>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-muted tabular-nums">
          {problem ? null : total === 1 ? '1 meal plan' : `${total} meal plans`}
        </p>
        <ViewLinks label="Which plans" views={viewsOf(library, query)} />
      </div>
      {problem ? <NotLoaded problem={problem} here={savedPlansPath(library, query)} /> : null}
      {!problem && plans.length === 0 ? <None library={library} query={query} /> : null}
      <Cards {...props} />
      <Pagination
        page={query.page}
        pages={pages}
        hrefOf={(page) => savedPlansPath(library, { ...query, page })}
      />
    </Stack>
  );
}

function Cards({ library, query, plans, timeZone }: SavedPlanListProps) {
  const { ask, dialog } = useLoadedConfirmation('Delete Meal Plan');
  const from = savedPlansPath(library, query);
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.id} className="min-w-0">
            <SavedPlanCard plan={plan} library={library} from={from} timeZone={timeZone} onDelete={ask} />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

const viewsOf = (library: Library, { search, templates }: SavedPlansQuery) => [
  { label: 'All', to: savedPlansPath(library, { search }), current: templates === null },
  {
    label: 'Templates',
    to: savedPlansPath(library, { search, templates: true }),
    current: templates === true,
  },
  {
    label: 'Not templates',
    to: savedPlansPath(library, { search, templates: false }),
    current: templates === false,
  },
];

function NotLoaded({ problem, here }: { problem: string; here: string }) {
  return (
    <Banner
      tone="danger"
      title={`Error loading meal plans: ${problem}`}
      action={
        <ButtonLink to={here} reloadDocument>
          Retry
        </ButtonLink>
      }
    />
  );
}

function None({ library, query }: { library: Library; query: SavedPlansQuery }) {
  if (query.search || query.templates !== null) {
    return (
      <EmptyState
        icon={SearchIcon}
        title="No matching meal plans"
        action={<ButtonLink to={library}>Show all meal plans</ButtonLink>}
      >
        Try adjusting your search.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SavedIcon}
      title="No saved meal plans yet"
      action={
        <ButtonLink to={generatorPath} variant="primary">
          Generate a plan
        </ButtonLink>
      }
    >
      Choose “Save to Library” on a plan you have generated to keep it here.
    </EmptyState>
  );
}
