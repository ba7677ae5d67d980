const failed = 'An error occurred during export.';

/** Fetches a file with a form and hands it to the browser. Throws what went wrong, in words for people. */
export async function fetchFile(action: string, form: FormData): Promise<void> {
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const answer = await sent(action, body);
  if (answer.redirected) throw new Error(failed);
  if (!answer.ok) throw new Error((await reasonIn(answer)) || `Export failed with status ${answer.status}`);
  handOver(await answer.blob(), nameIn(answer));
}

async function sent(action: string, body: URLSearchParams): Promise<Response> {
  try {
    return await fetch(action, { method: 'POST', body, headers: { Accept: 'application/pdf' } });
  } catch {
    throw new Error(failed);
  }
}

/** A page is no text to show. */
const reasonIn = async (answer: Response) =>
  answer.headers.get('Content-Type')?.startsWith('text/plain') ? answer.text() : '';

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
