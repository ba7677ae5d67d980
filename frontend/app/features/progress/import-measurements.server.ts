import { parseWithZod } from '@conform-to/zod/v4';
import { type AppLoadContext, data } from '@remix-run/node';
import { z } from 'zod';
import type { components } from '#openapi/schema';
import { recordConsent } from '~/features/health-consent/health-consent.server';
import { consentField } from '~/features/health-consent/health-consent-box';
import { progressPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { ApiFailure, failureOf } from '~/platform/api-errors.server';
import { type RefusedForm } from '~/platform/forms';
import { refuseForm, text } from '~/platform/forms.server';
import { readForm } from '~/platform/read-form.server';
import { textOf } from '~/platform/text-of-file';
import { redirectWithToast } from '~/platform/toast.server';
import { keepIntent, type ReadImport, type SentTable } from './measurement-import';

type Body = components['schemas']['MeasurementImportRequest'];

/** The page shows the form again, or what was read. `refused` says why the latter was not kept. */
export type ImportAnswer = Partial<ReadImport> & { refused?: RefusedForm };

const mostFileBytes = 400_000;

const schema = z.object({
  intent: text,
  text,
  dateOrder: text,
  units: text,
  [consentField]: text.optional(),
});

/** Reads the table of the form, and shows it or keeps it. */
export async function importMeasurements(context: AppLoadContext, request: Request) {
  const form = await readForm(request);
  const file = form.get('file');
  form.delete('file');
  const submission = parseWithZod(form, { schema });
  const { intent, dateOrder, units, ...sent } =
    submission.status === 'success' ? submission.value : schema.parse({});
  const keep = intent === keepIntent;
  const table = file instanceof File && file.size > 0 ? await tableIn(file) : sent.text;
  const choices = {
    ...(dateOrder && { dateOrder: dateOrder as Body['dateOrder'] }),
    ...(units && { units: units as Body['units'] }),
  };
  const refuse = (failure: ApiFailure) => refuseForm({ context, submission, failure, alsoShown: shown });
  if (table === null)
    return refuse(new ApiFailure(400, { fields: { file: ['This is larger than 200 kB'] } }));
  if (keep) await recordConsent(context, sent[consentField]);
  const asked: SentTable = { text: table, ...choices };
  const read = (body: Body) => apiFor(context).POST('/api/progress/measurement-imports', { body });
  const answer = await read({ ...asked, ...(keep && { keep }) });
  if (answer.data && keep) {
    const { message } = answer.data;
    return redirectWithToast(context, progressPath, { tone: 'success', title: message });
  }
  if (answer.data) return data<ImportAnswer>({ preview: answer.data.data, sent: asked });
  const failure = failureOf(answer, 'Failed to import measurements');
  if (!keep) return refuse(failure);
  // Lines that could not be kept are shown again, with the reason.
  const again = await read(asked);
  const { data: refused, init } = refuse(failure);
  const preview = again.data && { preview: again.data.data, sent: asked };
  return data<ImportAnswer | RefusedForm>(preview ? { ...preview, refused } : refused, init ?? undefined);
}

/** Fields that the page shows although a browser leaves them out where nothing is chosen. */
const shown = ['file', 'dateOrder', 'units', consentField];

const tableIn = async (file: File): Promise<string | null> =>
  file.size > mostFileBytes ? null : textOf(new Uint8Array(await file.arrayBuffer()));
