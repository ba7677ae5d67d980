/** Tells the forms of a coaching's page apart. */
export const coachingIntent = { fee: 'fee', notes: 'notes' } as const;
