/** Counts and names the wishes that got no plan. */
export function refusalsOf(weeks) {
  const refused = weeks.filter(({ plan }) => !plan);
  if (refused.length === 0) return `No wish of ${weeks.length} was refused.`;
  return `Refused, ${refused.length} of ${weeks.length}: ${refused.map(refusalOf).join('; ')}.`;
}

export const refusalOf = ({ name, refused }) => `${name} for ${refused}`;
