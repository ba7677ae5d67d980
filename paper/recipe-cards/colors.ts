/** The light theme of the pages (frontend/app/ui/styles/tokens.css), for paper. */
export const COLORS = {
  paper: '#ffffff',
  ink: '#18181b',
  muted: '#52525b',
  line: '#e4e4e7',
  accent: '#047857',
} as const;

export const MACRO_COLORS = { protein: '#0284c7', carbs: '#d97706', fat: '#e11d48' } as const;

/** The color of a meal's name, and of the table under the drawing of a recipe without a picture. */
export const MEAL_COLORS = {
  breakfast: { ink: '#9a3412', ground: '#f3d9bd' },
  lunch: { ink: '#854d0e', ground: '#ecdfae' },
  dinner: { ink: '#065f46', ground: '#c3e2d2' },
  snack: { ink: '#9d174d', ground: '#f1cfdc' },
} as const;
