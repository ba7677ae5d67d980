import { ExportProblem, unreachable } from './export-problem';

const failed = 'An error occurred during export.';

/**
 * Loads a file with a form and downloads it. It throws an error with a message for the user. Returns false if the server
 * has begun to make the file and will have it later.
 */
export async function fetchFile(form: FormData, action: string): Promise<boolean> {
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const answer = await sent(action, body);
  if (answer.redirected) throw new ExportProblem(failed);
  if (!answer.ok) throw new ExportProblem(await reasonIn(answer));
  if (answer.status === 202) return false;
  handOver(await answer.blob(), nameIn(answer));
  return true;
}

async function sent(action: string, body: URLSearchParams): Promise<Response> {
  try {
    return await fetch(action, { method: 'POST', body, headers: { Accept: 'application/pdf' } });
  } catch {
    throw new ExportProblem(unreachable);
  }
}

/** The server sends the reason as plain text. Any other type comes from something in between. */
async function reasonIn(answer: Response): Promise<string> {
  if (answer.status === 400) return 'Invalid export configuration';
  const isText = answer.headers.get('Content-Type')?.startsWith('text/plain') ?? false;
  const text = isText ? await answer.text().catch(() => '') : '';
  return text || `Export failed with status ${answer.status}`;
}

function nameIn(answer: Response): string {
  const disposition = answer.headers.get('Content-Disposition') ?? '';
  const [, exact] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  const [, plain] = /filename="([^"]+)"/.exec(disposition) ?? [];
  return exact ? decodeURIComponent(exact) : (plain ?? 'meal-plan.pdf');
}

export function handOver(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
