export const pageSizes = [
  { value: 'A4', label: 'A4' },
  { value: 'Letter', label: 'Letter' },
] as const;

export const orientations = [
  { value: 'portrait', label: 'Portrait' },
  { value: 'landscape', label: 'Landscape' },
] as const;

export const pdfParts = [
  { value: 'includeShoppingList', label: 'Shopping list' },
  { value: 'includeMacroSummary', label: 'Macro summary' },
  { value: 'includeRecipePhotos', label: 'Recipe photos', hint: 'Where a recipe has one' },
] as const;
