/** What an error page gets to know. */
export type ThrownProblem = { message: string; requestId: string };
