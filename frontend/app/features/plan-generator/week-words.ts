/** Choices of the form for the amount of cooking. The normal one is that nothing is chosen. */
export const cooking = [
  { value: 'little', label: 'Little: 2 or 3 times a week' },
  { value: 'fresh', label: 'Fresh every day' },
];

/** Choices of the form for the number of foods in a week. The usual one is that nothing is chosen. */
export const variety = [
  { value: 'few', label: 'Few foods' },
  { value: 'much', label: 'Much variety' },
];

/** The days of the week, as they are chosen and submitted. */
export const weekdays = [
  { value: 'monday', label: 'Monday' },
  { value: 'tuesday', label: 'Tuesday' },
  { value: 'wednesday', label: 'Wednesday' },
  { value: 'thursday', label: 'Thursday' },
  { value: 'friday', label: 'Friday' },
  { value: 'saturday', label: 'Saturday' },
  { value: 'sunday', label: 'Sunday' },
];
