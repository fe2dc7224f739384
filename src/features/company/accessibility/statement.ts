import { list, section, terms, text, type Policy } from '../policies/policy.ts';
import { accessibilityMessages as messages } from './accessibility.messages.ts';

/**
 * How accessible the site is. It claims only what is checked: what the checks are is said in
 * `docs/accessibility-report.md`.
 */
export const statement: Policy = {
  path: '/accessibility',
  title: messages.title,
  lead: messages.lead,
  description: messages.description,
  changed: '2026-11-30',
  inShort: [messages.short1, messages.short2, messages.short3, messages.short4],
  sections: [
    section('goal', messages.goal, text(messages.goalText, messages.goalWhole)),
    section(
      'checks',
      messages.checked,
      terms(
        [messages.automatic, messages.automaticText],
        [messages.keyboard, messages.keyboardText],
        [messages.zoom, messages.zoomText],
        [messages.motion, messages.motionText],
        [messages.noScripts, messages.noScriptsText],
        [messages.reading, messages.readingText],
      ),
    ),
    section(
      'gaps',
      messages.gaps,
      list(messages.gapCalls, messages.gapRecordings, messages.gapDocuments, messages.gapVideos),
    ),
    section('help', messages.help, text(messages.helpText, messages.helpOrganizer)),
  ],
};
