const mostFields = 100;
const longestName = 100;
// "items[12]" becomes a list, so a huge index would allocate memory for entries that never come.
const hugeIndex = /\[\d{4,}/;

/**
 * Reads the fields of a form without consuming the request. Forms with more fields than any of our pages has are
 * refused before they are parsed, because parsing is more than linear. A form with many checkboxes states its own
 * limit.
 */
export async function readForm(request: Request, most = mostFields): Promise<FormData> {
  const form = await readFields(request.clone(), most).catch(() => {
    throw malformed();
  });
  const names = [...form.keys()];
  if (names.length > most || names.some(isNoName)) throw malformed();
  return form;
}

export function malformed(): Response {
  return Response.json({ message: 'This form could not be read. Please reload the page.' }, { status: 400 });
}

async function readFields(request: Request, most: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return request.formData();
  const written = await request.text();
  if (hasMoreThan(most, written)) throw malformed();
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(written)) form.append(name, value);
  return form;
}

function hasMoreThan(most: number, written: string): boolean {
  let at = -1;
  for (let fields = 1; fields <= most; fields += 1) {
    at = written.indexOf('&', at + 1);
    if (at === -1) return false;
  }
  return true;
}

function isNoName(name: string): boolean {
  return name.length > longestName || hugeIndex.test(name);
}
