export const attendeeTypes = ['student', 'parent', 'counselor'] as const;

/** What the form offers; others may be kept, as the API takes any words here. */
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
/** For who does not know yet when college begins. */
export const startUnknown = 'Not sure yet';
