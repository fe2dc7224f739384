import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The accessibility statement: what is aimed for, what is checked, what is missing, and whom to ask. */
export const accessibilityMessages = defineMessages('company.accessibility', {
  title: 'Accessibility',
  lead: '{brand} is for everyone who is looking for a college, however you read, listen, type or point.',
  description:
    'How accessible {brand} is, what we check and how, what doesn’t work yet, and how to ask for help.',

  short1: 'We aim for level AA of WCAG 2.2, on phones and on computers.',
  short2:
    'You can use it by keyboard, enlarged to 400%, in high contrast, and in English or Spanish.',
  short3: 'Live video has no captions of its own. Your device’s captions work with it.',
  short4: 'If something is in your way, [tell us](/contact-us). We want to fix it.',

  goal: 'What we aim for',
  goalText:
    'Our standard is level AA of the [Web Content Accessibility Guidelines (WCAG) 2.2](https://www.w3.org/TR/WCAG22/). The site partially conforms to it: we know of gaps, and list them below.',
  goalWhole:
    'It applies to every page of this site: public pages, registration, accounts, fairs and booths, the pages for colleges and organizers, and our emails.',

  checked: 'What we check',
  automatic: 'Every page',
  automaticText:
    'Before each release, a browser opens the pages at the width of a phone and of a computer, in light, dark and both high-contrast themes, and checks them with axe-core.',
  keyboard: 'Keyboard',
  keyboardText:
    'The same browser goes through the pages with the Tab key and checks that you can see where you are and that nothing covers it. Boards where you drag have keys and forms that do the same.',
  zoom: 'Zoom and spacing',
  zoomText:
    'At 400% of a computer’s screen, with text spaced wider, and with words that are half as long again, no page scrolls sideways.',
  motion: 'Motion',
  motionText: 'If your device asks for reduced motion, nothing on a page keeps moving.',
  noScripts: 'Without JavaScript',
  noScriptsText:
    'Joining a fair, signing in, setting up, saving colleges and asking questions also work with JavaScript switched off.',
  reading: 'Screen readers',
  readingText:
    'Our tests find buttons and fields by the names a screen reader says. We haven’t tested with screen readers, or with people who use them every day.',

  gaps: 'What doesn’t work yet',
  gapCalls:
    'Video calls and live sessions have no captions of their own. Turn on live captions on your device, or ask the rep to write in the conversation beside the call.',
  gapRecordings:
    'Recordings have captions when the organizer adds them. The list of recordings says which ones do. They have no audio description.',
  gapDocuments:
    'Documents and pictures that colleges upload are theirs. Some PDF files can’t be read by a screen reader.',
  gapVideos:
    'Videos that colleges link to play on YouTube or Vimeo, with the captions they have there.',

  help: 'Ask for help',
  helpText:
    'If something doesn’t work for you, or you need an accommodation at a fair, such as an interpreter or written questions, [write to us](/contact-us). Tell us the page and what you use. We’ll answer by email.',
  helpOrganizer: '{legalName} runs this site and answers these messages.',
});
