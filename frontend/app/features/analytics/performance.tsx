import type { components } from '#openapi/schema';
import { Badge, Bar, Card, DataTable, StatCard } from '~/ui';
import { textOf } from './figure-table';
import { bytesText, durationText, numberText, percentText, timeText } from './figure-texts';
import { componentsOf } from './system-health';

type Shown = {
  metrics: components['schemas']['AnalyticsMetricsResponse'];
  health: components['schemas']['AnalyticsHealthResponse'];
};

/** The bar of response times is full at this time. */
const slowMs = 500;

export function PerformanceCards({ metrics, health }: Shown) {
  const { performance } = metrics.data;
  const { memory, uptime, copies } = health.data;
  const defined = (name: string) => metrics.definitions[`performance.${name}`];
  return (
    <div className="grid gap-2 min-[30rem]:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      <StatCard
        label="Response Time"
        value={textOf(performance.avgResponseTime, timeText)}
        basis={p95Text(performance.p95ResponseTime)}
        note={
          <>
            <Meter value={performance.avgResponseTime ?? 0} most={slowMs} />
            {defined('avgResponseTime')} The bar is full at 500 ms.
          </>
        }
      />
      <StatCard
        label="Error Rate"
        value={textOf(performance.errorRate, percentText)}
        basis={`of ${numberText(performance.requests)} requests in 24 hours`}
        note={defined('errorRate')}
      />
      <StatCard
        label="Cache Hit Rate"
        value={textOf(performance.cacheHitRate, percentText)}
        note={defined('cacheHitRate')}
      />
      <StatCard
        label="Database Size"
        value={bytesText(performance.databaseSize)}
        note={defined('databaseSize')}
      />
      <StatCard
        label="Memory Usage"
        value={bytesText(memory.used)}
        basis={`of ${bytesText(memory.total)}`}
        note={
          <>
            <Meter value={memory.used} most={memory.total} />
            {health.definitions['health.memory']}
          </>
        }
      />
      <StatCard
        label="Uptime"
        value={durationText(uptime)}
        basis={`${upText(performance.uptime)}${numberText(copies)} ${copies === 1 ? 'copy runs' : 'copies run'}`}
        note={`${health.definitions['health.uptime']} ${defined('uptime')}`}
      />
    </div>
  );
}

const p95Text = (ms: number | null) => (ms === null ? undefined : `95 of 100 within ${timeText(ms)}`);

const upText = (share: number | null) => (share === null ? '' : `Up ${percentText(share)} of the time, `);

/** The number stands beside it as text. */
const Meter = ({ value, most }: { value: number; most: number }) => (
  <span className="block py-1">
    <Bar total={most} parts={[{ key: 'value', value: Math.min(value, most), fill: 'fill-accent' }]} />
  </span>
);

export function ComponentStatuses({ health }: Pick<Shown, 'health'>) {
  return (
    <Card title="Components" description={health.definitions['health.components']} flush>
      <DataTable
        caption="Components"
        rows={componentsOf(health.data)}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: 'Component', names: true, cell: ({ name }) => name },
          {
            key: 'status',
            header: 'Status',
            align: 'end',
            bare: true,
            cell: ({ status, tone }) => <Badge tone={tone}>{status}</Badge>,
          },
        ]}
      />
    </Card>
  );
}
