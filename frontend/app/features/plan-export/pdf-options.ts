export const pageSizes = [
  { value: 'A4', label: 'A4' },
  { value: 'Letter', label: 'Letter' },
] as const;

export const orientations = [
  { value: 'portrait', label: 'Portrait' },
  { value: 'landscape', label: 'Landscape' },
] as const;

export const pdfParts = [
  { value: 'includeShoppingList', label: 'Include shopping list' },
  { value: 'includeMacroSummary', label: 'Include macro summary' },
  { value: 'includeRecipePhotos', label: 'Recipe photos', hint: 'Makes the file larger' },
] as const;
