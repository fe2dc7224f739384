import { words } from '../platform/words/words.ts';

/** What is said of the steps of a form in several parts. */
export const stepsWords = words('ui.steps', {
  progress: 'Step {step} of {steps}',
  done: 'done',
});
