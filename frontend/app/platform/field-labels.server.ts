/**
 * Labels for fields whose names in the API differ from those in forms. A general rule of the API begins with
 * such a name. A label that is no noun stands in quotation marks.
 */
export const fieldLabels: Readonly<Record<string, string>> = {
  body: 'Message',
  caloriesKcal: 'Energy per serving',
  carbsGrams: 'Carbs per serving',
  clientName: 'Customer name',
  expiresAt: 'Date',
  fatGrams: 'Fat per serving',
  fromDate: 'First day',
  goalName: 'Name',
  instructionsText: 'Instructions',
  measurementDate: 'Date',
  naturalLanguageInput: '“Describe the plan”',
  naturalLanguagePrompt: '“In plain words”',
  photoDate: 'Date',
  proteinGrams: 'Protein per serving',
  sourceReference: 'Source',
  startDate: '“Begins on”',
  targetUnit: 'Unit',
};
