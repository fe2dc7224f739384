/** What the card asks, in this order. */
export const aboutQuestions = ['schoolGrade', 'majors', 'postalCode', 'schoolName'] as const;
export type AboutQuestion = (typeof aboutQuestions)[number];

/** Grades with one tap each; all others are told in the profile. */
export const tappedGrades = [
  '9th',
  '10th',
  '11th',
  '12th',
  'Finished high school',
  'Transfer',
] as const;

/** The `intent` of the card’s forms. */
export const aboutIntents = {
  tell: 'tell-about',
  skip: 'skip-about',
  close: 'close-about',
} as const;

/** Whether a form is one of the card’s. */
export const isAboutVisitor = (form: FormData): boolean =>
  Object.values<unknown>(aboutIntents).includes(form.get('intent'));

const all = 'all';

/** What was skipped, from the cookie: questions, or all of them. */
export function readSkipped(cookie: string | null): readonly AboutQuestion[] {
  const named = (cookie ?? '').split('.');
  return named.includes(all)
    ? aboutQuestions
    : aboutQuestions.filter((question) => named.includes(question));
}

/** The cookie’s value after one more question, or all of them, is skipped. */
export const writeSkipped = (
  before: readonly AboutQuestion[],
  more: AboutQuestion | null,
): string =>
  more === null
    ? all
    : aboutQuestions.filter((one) => one === more || before.includes(one)).join('.');
