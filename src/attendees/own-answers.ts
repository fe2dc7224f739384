import { typedBackground } from './background.ts';
import type { LinkedClass } from './linked-class.ts';
import type { MyRegistration } from './registration-queries.ts';

/** What is in the form of a registration at first, for someone who may have come by a class link. */
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

/** Whether the link is that of another counselor than the one who was answered. */
const isAsked = (own: MyRegistration['class'], klass: LinkedClass | null): boolean =>
  klass !== null &&
  klass.counselor !== null &&
  (klass.counselor !== own?.counselor || klass.school !== own.school);
