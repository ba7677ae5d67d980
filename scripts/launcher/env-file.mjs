import { readFileSync } from 'node:fs';

/** Reads the settings of an optional `.env` file, or returns `{}`. */
export function readEnvFile(path) {
  try {
    return parseEnvFile(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Parses lines `NAME=value` with optional quotes and `#` comments. Node 20.0 does not have its own parser yet. */
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
