/**
 * Says whether JSON certainly has more values than allowed, without parsing it: parsing a million empty objects takes
 * more time and memory than counting them. Commas separate values, and every list and object except the outermost is
 * itself a value.
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

/** Returns the position of the closing quotation mark, or the end of the input if there is none. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end;
    while (json[before - 1] === '\\') before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return json.length;
}
