import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** How subjects are chosen. */
export const majorsMessages = defineMessages('onboarding.majors', {
  chosen: 'Chosen so far',
  chosenCount: '{n, plural, one {# subject is chosen} other {# subjects are chosen}}',
  line: 'Subject {n}',
  hint: 'Type three letters, such as bio, and pick one.',
  allAreas: 'See all areas of study',
  areas: 'Areas of study',
  unknown: 'Choose a subject from the list.',
});
