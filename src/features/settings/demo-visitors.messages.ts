import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** The demo's reps and students who come and go by themselves: whether they are on. */
export const demoVisitorsMessages = defineMessages('settings.demoVisitors', {
  title: 'Demo visitors',
  on: 'Demo visitors are on',
  onText:
    'Invented reps and students, with “Demo” in their names, come and go at the live demo fair, ask questions, and answer yours at their booths.',
  off: 'Demo visitors are off',
  offText: 'Only real people are at the demo fair.',
  switchOff: 'Switch off demo visitors',
  switchOn: 'Switch on demo visitors',
  saving: 'Saving…',
  isOff: 'Demo visitors switched off. They’re leaving.',
  isOn: 'Demo visitors switched on. While the demo fair is live, the first ones arrive within a minute.',
  none: 'This site has no demo visitors.',
});
