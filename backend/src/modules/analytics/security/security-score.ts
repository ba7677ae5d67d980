/** The facts from which the security score is computed. Null where nothing measures one. */
export interface SecurityFacts {
  admins: number;
  adminsWithSecondFactor: number;
  accountsWithPublishedPassword: number;
  isHttps: boolean;
  signIns: number;
  failedSignIns: number;
  secretAgeDays: number;
  reusedTokens: number;
  unusedAdmins: number;
  requests: number;
  errors: number;
}

export interface SecurityCheck {
  name: string;
  weight: number;
  /** Null if nothing measures it. Such a check does not count. */
  points: number | null;
  detail: string;
}

const MAX_FAILED_SHARE = 0.2;
/** Below so many attempts, a share says nothing. */
const MIN_ATTEMPTS = 20;
const MAX_SECRET_AGE_DAYS = 365;
const MAX_ERROR_SHARE = 0.01;

type Rule = {
  name: string;
  weight: number;
  /** Returns the share of the weight that is reached, from 0 to 1. */
  reached: (facts: SecurityFacts) => number | null;
  detail: (facts: SecurityFacts) => string;
};

const RULES: readonly Rule[] = [
  {
    name: 'Admins sign in with a second factor',
    weight: 25,
    reached: ({ admins, adminsWithSecondFactor }) => (admins === 0 ? null : adminsWithSecondFactor / admins),
    detail: ({ admins, adminsWithSecondFactor }) =>
      `${adminsWithSecondFactor} of ${admins} admins have a passkey or one-time codes.`,
  },
  {
    name: 'No account with a common or published password',
    weight: 20,
    reached: ({ accountsWithPublishedPassword }) => (accountsWithPublishedPassword === 0 ? 1 : 0),
    detail: ({ accountsWithPublishedPassword: published }) =>
      published === 0
        ? 'Common passwords are refused wherever one is set, and no demo account exists.'
        : `${counted(published, 'account')} with the published password of the demo can sign in.`,
  },
  {
    name: 'Pages are sent over HTTPS',
    weight: 20,
    reached: ({ isHttps }) => (isHttps ? 1 : 0),
    detail: ({ isHttps }) =>
      isHttps ? 'APP_URL begins with https://.' : 'APP_URL does not begin with https://.',
  },
  {
    name: 'Few sign-ins fail',
    weight: 10,
    reached: ({ signIns, failedSignIns }) => {
      const attempts = signIns + failedSignIns;
      return attempts < MIN_ATTEMPTS || failedSignIns / attempts <= MAX_FAILED_SHARE ? 1 : 0;
    },
    detail: ({ signIns, failedSignIns }) =>
      `${failedSignIns} of ${signIns + failedSignIns} attempts of 7 days failed; up to 20% are usual.`,
  },
  {
    name: 'The secret of the server is not old',
    weight: 10,
    reached: ({ secretAgeDays }) => (secretAgeDays <= MAX_SECRET_AGE_DAYS ? 1 : 0),
    detail: ({ secretAgeDays }) =>
      `APP_SECRET has been in use for ${counted(secretAgeDays, 'day')}; a year at most is advised.`,
  },
  {
    name: 'No admin account lies unused',
    weight: 5,
    reached: ({ unusedAdmins }) => (unusedAdmins === 0 ? 1 : 0),
    detail: ({ admins, unusedAdmins }) => `${unusedAdmins} of ${admins} admins were not here for 90 days.`,
  },
  {
    name: 'No session was used twice',
    weight: 5,
    reached: ({ reusedTokens }) => (reusedTokens === 0 ? 1 : 0),
    detail: ({ reusedTokens }) => `${counted(reusedTokens, 'spent token')} came back in 7 days.`,
  },
  {
    name: 'Few requests fail',
    weight: 5,
    reached: ({ requests, errors }) => (requests === 0 ? null : errors / requests <= MAX_ERROR_SHARE ? 1 : 0),
    detail: ({ requests, errors }) =>
      `${errors} of ${requests} requests of 24 hours failed; up to 1% is accepted.`,
  },
];

export const checkSecurity = (facts: SecurityFacts): SecurityCheck[] =>
  RULES.map(({ name, weight, reached, detail }) => {
    const share = reached(facts);
    return {
      name,
      weight,
      points: share === null ? null : Math.round(share * weight),
      detail: detail(facts),
    };
  });

/** Returns the points that are reached, in percent of those that are measured. */
export function scoreOf(checks: readonly SecurityCheck[]): number | null {
  const measured = checks.filter(({ points }) => points !== null);
  const most = measured.reduce((sum, { weight }) => sum + weight, 0);
  if (most === 0) return null;
  return Math.round((100 * measured.reduce((sum, { points }) => sum + (points ?? 0), 0)) / most);
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
