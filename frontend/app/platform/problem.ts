/** The data that an error page receives. */
export type ThrownProblem = { message: string; requestId: string };
