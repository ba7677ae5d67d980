import type { components } from '#openapi/schema';
import { shortDay } from '~/features/diary/diary-texts';
import { adminRecipePath } from '~/paths/admin-recipes';
import { Card, DataTable, EmptyState, TextLink } from '~/ui';
import { drawingOf, LineChart, Swatch } from '~/ui/charts';
import { RecipesIcon } from '~/ui/icons';
import { numberText } from './figure-texts';

type Shown = { content: components['schemas']['AnalyticsContentResponse'] };

/** The second line is dashed, so that both can be seen where they are equal. */
const lines = [
  { label: 'Created', figure: 'created', look: 0 },
  { label: 'Approved', figure: 'approved', look: 5 },
] as const;

export function RecipeTrend({ content: { data, definitions } }: Shown) {
  const days = data.recipeTrends;
  const sums = lines.map(({ figure }) => days.reduce((sum, day) => sum + day[figure], 0));
  const drawing = drawingOf(
    lines.map(({ label, figure, look }) => ({
      label,
      look,
      isExact: true,
      points: days.map((day) => ({ day: day.date, value: day[figure] })),
    })),
  );
  return (
    <Card title="Recipe Creation" description={definitions.recipeTrends}>
      <div className="grid gap-4">
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {lines.map(({ label, look }) => (
            <span key={label} className="inline-flex items-center gap-2">
              <Swatch look={look} />
              {label}
            </span>
          ))}
        </p>
        <LineChart
          title="Recipe creation"
          unit="recipes a day"
          drawing={drawing}
          summary={`${sums[0]} created and ${sums[1]} approved in 7 days.`}
        />
        <DataTable
          caption="Recipe Creation"
          rows={[...days].reverse()}
          rowKey={({ date }) => date}
          columns={[
            { key: 'date', header: 'Day', names: true, cell: ({ date }) => shortDay(date) },
            ...lines.map(({ label, figure }, place) => ({
              key: figure,
              header: label,
              align: 'end' as const,
              beside: place > 0,
              cell: (day: (typeof days)[number]) => numberText(day[figure]),
            })),
          ]}
        />
      </div>
    </Card>
  );
}

export function PopularRecipes({ content: { data, definitions } }: Shown) {
  const description = `Views: ${definitions['popularRecipes.views']} Uses: ${definitions['popularRecipes.uses']}`;
  return (
    <Card title="Popular Recipes" description={description} flush={data.popularRecipes.length > 0}>
      {data.popularRecipes.length === 0 ? (
        <EmptyState icon={RecipesIcon} title="No recipe was viewed yet">
          Recipes appear here once users open them.
        </EmptyState>
      ) : (
        <DataTable
          caption="Popular Recipes"
          rows={data.popularRecipes}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              header: 'Recipe',
              names: true,
              cell: ({ id, name }) => <TextLink to={adminRecipePath(id)}>{name}</TextLink>,
            },
            { key: 'views', header: 'Views', align: 'end', cell: ({ views }) => numberText(views) },
            {
              key: 'uses',
              header: 'Uses',
              align: 'end',
              beside: true,
              cell: ({ uses }) => numberText(uses),
            },
          ]}
        />
      )}
    </Card>
  );
}
