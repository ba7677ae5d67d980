import { readFileSync } from 'node:fs';

/** The settings of an optional `.env` file; `{}` without one. */
export function readEnvFile(path) {
  try {
    return parseEnvFile(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Lines `NAME=value`, the value bare or in quotes, with `#` comments. Node's own reader is younger than Node 20.0. */
export function parseEnvFile(text) {
  const settings = {};
  for (const line of text.split(/\r?\n/)) {
    const [, name, raw] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/.exec(line) ?? [];
    if (name) settings[name] = parseValue(raw.trim());
  }
  return settings;
}

function parseValue(raw) {
  const [, , quoted] = /^(["'])(.*?)\1\s*(?:#.*)?$/.exec(raw) ?? [];
  return quoted ?? raw.replace(/(^|\s)#.*$/, '').trim();
}
