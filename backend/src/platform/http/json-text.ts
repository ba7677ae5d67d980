/**
 * Whether JSON surely has more values than so many, seen without parsing it: what is made of a million empty objects takes
 * longer, and more room, than to see that there are so many. Commas come between values, and all but the outermost list or
 * object is a value.
 */
export function hasMoreValues(json: string, maxValues: number): boolean {
  let commas = 0;
  let openings = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === ',') commas += 1;
    else if (sign === '[' || sign === '{') openings += 1;
    if (commas > maxValues || openings > maxValues + 1) return true;
  }
  return false;
}

/** The place of its last quotation mark; the end of all where it has none. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end;
    while (json[before - 1] === '\\') before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return json.length;
}
