import type { ConfigSection } from './config-section.js';

export class ConfigurationError extends Error {
  constructor(readonly problems: string[]) {
    super(['The configuration cannot be used:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'ConfigurationError';
  }
}

export type Environment = Record<string, string | undefined>;

/** Reads all sections from one environment, or reports the problems of all sections at once. */
export class Configuration {
  private readonly values = new Map<ConfigSection, object>();

  constructor(sections: ConfigSection[], environment: Environment) {
    const problems: string[] = [];
    // An empty variable counts as absent: `SMTP_URL=` in a file means "none".
    const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
    for (const Section of sections) {
      const result = Section.schema.safeParse(given);
      if (result.success) this.values.set(Section, new Section(result.data as never));
      else problems.push(...result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
    }
    if (problems.length > 0) throw new ConfigurationError([...new Set(problems)]);
  }

  get<T extends object>(section: ConfigSection<T>): T {
    const value = this.values.get(section);
    if (!value) throw new Error(`${section.name} is not among the sections that were read`);
    return value as T;
  }

  entries(): [ConfigSection, object][] {
    return [...this.values];
  }
}
