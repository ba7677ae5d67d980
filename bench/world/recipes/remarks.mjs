/** Opinions that people write below the name of a recipe. */
const opinions =
  `comforting gorgeous unfussy hearty humble colourful fragrant crunchy velvety zesty tangy nutty earthy peppery mellow
  delicate robust rustic elegant vibrant dependable thrifty generous aromatic buttery citrusy garlicky herby juicy luscious moreish
  refreshing savoury silky succulent sumptuous tender wholesome warming bold`.split(/\s+/);

const occasions =
  `weeknights picnics birthdays Sundays lunchboxes barbecues winter summer autumn spring guests students athletes beginners
  families runners cyclists swimmers climbers travellers leftovers freezers campsites holidays exams mornings evenings weekends deadlines
  celebrations office gardens harvest festivals commuters newlyweds neighbours grandparents toddlers marathons`.split(
    /\s+/,
  );

const origins =
  `Andalusia Anatolia Bavaria Bengal Bologna Brittany Burgundy Cornwall Crete Dalmatia Flanders Galicia Genoa Hokkaido Jalisco
  Kerala Liguria Lisbon Marseille Naples Normandy Oaxaca Osaka Palermo Provence Punjab Saigon Savoy Seville Sichuan Skåne Tbilisi Tuscany
  Valencia Vienna Warsaw Yorkshire Zanzibar Alsace Thuringia`.split(/\s+/);

const remarks = [
  (draw) => `A ${draw.one(opinions)}, ${draw.one(opinions)} dish for ${draw.one(occasions)}.`,
  (draw) =>
    `The way a neighbour from ${draw.one(origins)} taught us, ${draw.one(opinions)} and right for ${draw.one(occasions)}.`,
  (draw) => `Inspired by ${draw.one(origins)} and made for ${draw.one(occasions)}.`,
  (draw) => `More ${draw.one(opinions)} than it looks.`,
  () => '',
];

export const drawRemark = (draw) => draw.one(remarks)(draw);
