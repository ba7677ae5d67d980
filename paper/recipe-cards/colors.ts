/** The light theme of the pages (frontend/app/ui/styles/tokens.css), for paper. */
export const COLORS = {
  paper: '#ffffff',
  ink: '#18181b',
  muted: '#52525b',
  line: '#e4e4e7',
  accent: '#047857',
} as const;

export const MACRO_COLORS = { protein: '#0284c7', carbs: '#d97706', fat: '#e11d48' } as const;

/** The color of a meal's name, and the colors of the drawing for a recipe without a picture. */
export const MEAL_COLORS = {
  breakfast: { ink: '#9a3412', ground: '#f3d9bd', drawing: '#9a5a1c' },
  lunch: { ink: '#854d0e', ground: '#ecdfae', drawing: '#7d6210' },
  dinner: { ink: '#065f46', ground: '#c3e2d2', drawing: '#1d6a4b' },
  snack: { ink: '#9d174d', ground: '#f1cfdc', drawing: '#9b2f5c' },
} as const;
