export const attendeeTypes = ['student', 'parent', 'counselor'] as const;

/** Options in the form; other values can be stored, as the API accepts any text here. */
export const schoolGrades = [
  '8th',
  '9th',
  '10th',
  '11th',
  '12th',
  'Finished high school',
  'Transfer',
  'Other',
] as const;
export const parentRelationships = [
  'Mother',
  'Father',
  'Guardian',
  'Relative',
  'Friend',
  'Other',
] as const;
export const counselorTypes = [
  'School counselor',
  'Teacher',
  'College advisor',
  'Community organization',
  'Independent',
  'Other',
] as const;
/** For people who don't know yet when college begins. */
export const startUnknown = 'Not sure yet';
