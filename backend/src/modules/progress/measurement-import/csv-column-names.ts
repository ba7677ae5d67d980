import { FIGURE_NAMES, FIGURES, type Figure } from '../measurements/figures.js';

export const GERMAN_DATES: readonly string[] = [
  ...['datum', 'tag', 'messdatum', 'datumuhrzeit', 'datumundzeit', 'zeitpunkt'],
];

/** "Taille" is the waist in German and the height in French, so it counts only beside a date in German. */
export const GERMAN_WAIST = 'taille';

/** Names of columns, in small letters only: apps and people write in English, German, Spanish, and French. */
export const DATES: readonly string[] = [
  ...['date', 'day', 'measurementdate', 'measuredon', 'datetime', 'timestamp', 'timeofmeasurement'],
  ...GERMAN_DATES,
  ...['fecha', 'dia', 'fechahora', 'fechayhora', 'fechademedicion'],
  ...['jour', 'dateheure', 'dateetheure', 'datedemesure'],
];

export const NOTES: readonly string[] = [
  ...['notes', 'note', 'comment', 'comments', 'remarks'],
  ...['notiz', 'notizen', 'kommentar', 'kommentare', 'bemerkung', 'bemerkungen', 'anmerkungen'],
  ...['nota', 'notas', 'comentario', 'comentarios', 'observaciones'],
  ...['remarque', 'remarques', 'commentaire', 'commentaires'],
];

const OTHER_NAMES: Partial<Record<Figure, readonly string[]>> = {
  weight: [
    ...['bodyweight', 'mass', 'gewicht', 'korpergewicht', 'koerpergewicht'],
    ...['peso', 'pesocorporal', 'poids', 'poidscorporel'],
  ],
  bodyFatPercentage: [
    ...['bodyfatpercentage', 'fat', 'fatpercentage', 'bodyfatpercent'],
    ...['korperfett', 'koerperfett', 'korperfettanteil', 'koerperfettanteil', 'fettanteil', 'kfa'],
    ...['grasa', 'grasacorporal', 'porcentajedegrasa', 'porcentajedegrasacorporal'],
    ...['graisse', 'graissecorporelle', 'tauxdegraisse', 'tauxdegraissecorporelle'],
  ],
  waistCm: ['taillenumfang', 'cintura', 'contornodecintura', 'perimetrodecintura', 'tourdetaille'],
  muscleMassKg: ['muscle', 'muscles', 'muskelmasse', 'masamuscular', 'massemusculaire'],
  neckCm: ['hals', 'halsumfang', 'cuello', 'cou', 'tourdecou'],
  shouldersCm: ['schultern', 'schulterumfang', 'hombros', 'epaules', 'tourdepaules'],
  chestCm: ['brust', 'brustumfang', 'pecho', 'poitrine', 'tourdepoitrine'],
  hipsCm: [
    ...['hip', 'hufte', 'huefte', 'huften', 'hueften', 'huftumfang', 'hueftumfang'],
    ...['cadera', 'caderas', 'contornodecadera', 'hanches', 'tourdehanches'],
  ],
  bicepLeftCm: [
    ...['bicepleft', 'bicepsleft', 'leftbicep', 'leftarm', 'armleft', 'bizepslinks', 'linkerbizeps'],
    ...['oberarmlinks', 'linkeroberarm', 'bicepsizquierdo', 'brazoizquierdo', 'bicepsgauche', 'brasgauche'],
  ],
  bicepRightCm: [
    ...['bicepright', 'bicepsright', 'rightbicep', 'rightarm', 'armright', 'bizepsrechts', 'rechterbizeps'],
    ...['oberarmrechts', 'rechteroberarm', 'bicepsderecho', 'brazoderecho', 'bicepsdroit', 'brasdroit'],
  ],
  thighLeftCm: ['thighleft', 'oberschenkellinks', 'linkeroberschenkel', 'musloizquierdo', 'cuissegauche'],
  thighRightCm: ['thighright', 'oberschenkelrechts', 'rechteroberschenkel', 'musloderecho', 'cuissedroite'],
  calfLeftCm: ['calfleft', 'wadelinks', 'linkewade', 'pantorrillaizquierda', 'molletgauche'],
  calfRightCm: ['calfright', 'waderechts', 'rechtewade', 'pantorrilladerecha', 'molletdroit'],
};

/** Returns the letters of a name without accents: "Körperfett (%)" is "korperfett". */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

const namesOf = (figure: Figure): string[] => [
  lettersOf(FIGURES[figure].label),
  lettersOf(figure.replace(/(Cm|Kg|Percentage)$/, '')),
  ...(OTHER_NAMES[figure] ?? []),
];

export const FIGURE_OF: ReadonlyMap<string, Figure> = new Map(
  FIGURE_NAMES.flatMap((figure) => namesOf(figure).map((name) => [name, figure] as const)),
);
