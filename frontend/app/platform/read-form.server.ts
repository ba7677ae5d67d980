const mostFields = 100;
const longestName = 100;
// "items[12]" is a list; a larger number would only make room for what never comes.
const hugeIndex = /\[\d{4,}/;

/**
 * The fields of a form; the request can be read again. More of them than any page here has are refused before
 * anything looks at them: the work behind grows faster than their number. A form of many boxes says how many it may have.
 */
export async function readForm(request: Request, most = mostFields): Promise<FormData> {
  const form = await fieldsOf(request.clone(), most).catch(() => {
    throw malformed();
  });
  const names = [...form.keys()];
  if (names.length > most || names.some(isNoName)) throw malformed();
  return form;
}

export function malformed(): Response {
  return Response.json({ message: 'This form could not be read. Please reload the page.' }, { status: 400 });
}

async function fieldsOf(request: Request, most: number): Promise<FormData> {
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
