/** How much is cooked, as the form offers it. Nothing chosen is normal. */
export const cooking = [
  { value: 'little', label: 'Little: 2 or 3 times a week' },
  { value: 'fresh', label: 'Fresh every day' },
];

/** How many foods a week has. Nothing chosen is usual. */
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
