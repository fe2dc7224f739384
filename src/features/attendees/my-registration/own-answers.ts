import { typedBackground } from '../questions/background.ts';
import type { LinkedClass } from '../linked-class.ts';
import type { MyRegistration } from '../registration-queries.ts';

/** Initial values of a registration form, for someone who may have used a class link. */
export function ownAnswers(
  { majors, attending, demographics, class: own, ...answers }: MyRegistration,
  klass: LinkedClass | null,
) {
  const { id: _, fair: __, attendeeType: ___, consent: ____, ...said } = answers;
  return {
    ...said,
    ...typedBackground(demographics),
    majors: majors?.filter((one) => one !== null) ?? [],
    attending: attending?.map(String) ?? [],
    counselorMaySee: isAsked(own, klass) ? false : own?.counselorMaySee,
  };
}

/** Whether the link belongs to a different counselor than the one answered before. */
const isAsked = (own: MyRegistration['class'], klass: LinkedClass | null): boolean =>
  klass !== null &&
  klass.counselor !== null &&
  (klass.counselor !== own?.counselor || klass.school !== own.school);
