/** How much is cooked, as the form offers it. */
export const cooking = [
  { value: 'little', label: 'Little: two or three times a week' },
  { value: 'normal', label: 'Normal: a dish serves two or three meals' },
  { value: 'fresh', label: 'Fresh every day' },
];

/** How many foods and dishes a week has. */
export const variety = [
  { value: 'few', label: 'Few foods' },
  { value: 'usual', label: 'Usual' },
  { value: 'much', label: 'Much variety' },
];
