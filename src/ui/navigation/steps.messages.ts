import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** What is said of the steps of a form in several parts. */
export const stepsMessages = defineMessages('ui.steps', {
  progress: 'Step {step} of {steps}',
  done: 'done',
});
