import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import type { AskedConsent } from '~/features/health-consent/health-consent.server';
import { HealthConsentBox } from '~/features/health-consent/health-consent-box';
import { importMeasurementsPath } from '~/paths/progress';
import { formState, type RefusedForm } from '~/platform/forms';
import {
  Banner,
  ButtonLink,
  ButtonRow,
  Card,
  ChoiceGroup,
  type Column,
  DataTable,
  Stack,
  SubmitButton,
} from '~/ui';
import { dayText, withUnit } from './measurement-figures';
import { keepIntent, type ReadImport, type ReadTable } from './measurement-import';

type ImportPreviewProps = ReadImport & {
  refused: RefusedForm | undefined;
  consent: AskedConsent;
};

const dateOrders = {
  ymd: 'Year, month, day: 2026-11-05',
  dmy: 'Day, month, year: 05/11/2026 is November 5',
  mdy: 'Month, day, year: 11/05/2026 is November 5',
};

/** Shows what was read of a table, and asks what could be meant in several ways, before anything is kept. */
export function ImportPreview({ preview, sent, refused, consent }: ImportPreviewProps) {
  const { newRows, dateOrders: orders, lacksUnits } = preview;
  const { text, ...choices } = sent;
  const form = formState(refused, { initial: choices });
  const isUnclear = orders.length > 1 || lacksUnits;
  return (
    <Stack>
      <Findings preview={preview} />
      <Card title={newRows > 0 ? 'Keep these measurements?' : 'Nothing to keep'}>
        <Form key={form.attempt} method="post" action={importMeasurementsPath} noValidate>
          <Stack>
            <FormProblems form={form} title="Nothing was imported" />
            <input type="hidden" name="text" value={text} />
            {orders.length > 1 ? (
              <ChoiceGroup
                legend="How are the dates written?"
                pick="one"
                choices={orders.map((value) => ({ value, label: dateOrders[value] }))}
                {...form.field('dateOrder')}
              />
            ) : null}
            {lacksUnits ? (
              <ChoiceGroup
                legend="Which units do figures have that do not say theirs?"
                pick="one"
                choices={[
                  { value: 'metric', label: 'kg and cm' },
                  { value: 'us', label: 'lb and in' },
                ]}
                {...form.field('units')}
              />
            ) : null}
            {consent ? <HealthConsentBox consent={consent} form={form} /> : null}
            <ButtonRow>
              {newRows > 0 ? (
                <SubmitButton name="intent" value={keepIntent} pendingText="Importing...">
                  {newRows === 1 ? 'Import 1 measurement' : `Import ${newRows} measurements`}
                </SubmitButton>
              ) : null}
              {isUnclear ? (
                <SubmitButton name="intent" value="read" variant="secondary" pendingText="Reading...">
                  Read it again
                </SubmitButton>
              ) : null}
              <ButtonLink to={importMeasurementsPath} variant="quiet">
                Choose another table
              </ButtonLink>
            </ButtonRow>
          </Stack>
        </Form>
      </Card>
      <Rows preview={preview} />
    </Stack>
  );
}

function Findings({ preview }: { preview: ReadTable }) {
  const { newRows, repeats, unusual, unreadable, ignored, hasTimes } = preview;
  const facts = [
    repeats > 0 && `${linesText(repeats)} measured already and left out.`,
    unusual > 0 &&
      `${linesText(unusual)} more than 5% away from the weight before it. Please check ${unusual === 1 ? 'it' : 'them'} below.`,
    ignored.length > 0 && `Nothing is read from: ${ignored.join(', ')}.`,
    hasTimes && 'Times of day are not kept.',
  ].filter((fact) => fact !== false);
  return (
    <>
      <Banner tone={newRows > 0 ? 'info' : 'warning'} title={newText(newRows)}>
        {facts.length > 0 ? facts.join(' ') : 'Nothing is kept yet.'}
      </Banner>
      {unreadable > 0 ? (
        <Banner tone="warning" title={`${linesText(unreadable)} left out because of errors`}>
          <ul className="grid gap-1">
            {preview.problems.map(({ line, problem }) => (
              <li key={line}>
                Line {line}: {problem}
              </li>
            ))}
            {unreadable > preview.problems.length ? (
              <li>And {unreadable - preview.problems.length} more.</li>
            ) : null}
          </ul>
        </Banner>
      ) : null}
    </>
  );
}

const newText = (count: number): string => {
  if (count === 0) return 'There is nothing new in this table';
  return count === 1 ? '1 new measurement was found' : `${count} new measurements were found`;
};

const linesText = (count: number): string => (count === 1 ? '1 line is' : `${count} lines are`);

type Row = ReadTable['rows'][number];

function Rows({ preview: { rows, newRows } }: { preview: ReadTable }) {
  if (rows.length === 0) return null;
  const columns: Column<Row>[] = [
    { key: 'day', header: 'Date', names: true, cell: ({ day }) => dayText(day) },
    { key: 'line', header: 'Line', align: 'end', cell: ({ line }) => line },
    {
      key: 'figures',
      header: 'Figures',
      cell: ({ figures, notes, isUnusual }) => (
        <span className="grid gap-1">
          {figures.map(({ label, value, unit }) => `${label} ${withUnit(value, unit)}`).join(', ')}
          {isUnusual ? <strong className="text-warning">Far from the weight before it</strong> : null}
          {notes ? <span className="text-sm wrap-anywhere text-muted">{notes}</span> : null}
        </span>
      ),
    },
  ];
  return (
    <Card
      title="What was read"
      description={rows.length < newRows ? `The first ${rows.length} of ${newRows}` : undefined}
      flush
    >
      <DataTable caption="What was read" columns={columns} rows={rows} rowKey={({ line }) => String(line)} />
    </Card>
  );
}
