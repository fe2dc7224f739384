import type { Message } from '../../platform/i18n/define-messages.ts';
import { sharingQuestion1 } from './sharing/sharing-question-1.messages.ts';
import { sharingQuestion2 } from './sharing/sharing-question-2.messages.ts';
import { sharingQuestion3 } from './sharing/sharing-question-3.messages.ts';

/** The text students saw when they answered. The ledger names it by id and version. */
export interface SharingWording {
  readonly id: string;
  readonly version: number;
  readonly says: Readonly<Record<string, Message>>;
  /** The names of its sentences in the order in which they are read. */
  readonly order: readonly string[];
}

const firstQuestion = {
  id: 'sharing-question',
  version: 1,
  says: sharingQuestion1,
  order: [
    'question',
    'lead',
    'yes',
    'contact',
    'no',
    'noHint',
    'more',
    'moreHint',
    'school',
    'schoolHint',
    'academics',
    'academicsHint',
    'demographics',
    'demographicsHint',
    'texts',
    'textsHint',
    'back',
  ],
} as const satisfies SharingWording;

const secondQuestion = {
  id: 'sharing-question',
  version: 2,
  says: sharingQuestion2,
  order: firstQuestion.order,
} as const satisfies SharingWording;

/** The question as it is put today. */
export const presentQuestion = {
  id: 'sharing-question',
  version: 3,
  says: sharingQuestion3,
  order: firstQuestion.order,
} as const satisfies SharingWording;

/**
 * The version from which on a yes shares name and email alone: phone goes with text messages, home
 * address and date of birth with the background. Before, a yes shared all of them.
 */
export const nameAndEmailSince = 3;

/** Every wording that anyone has answered to, the present one last. None is ever changed. */
export const sharingWordings: readonly SharingWording[] = [
  firstQuestion,
  secondQuestion,
  presentQuestion,
];

/** The wording that the ledger names; undefined for one that never was. */
export const findWording = (id: string | null, version: number | null) =>
  sharingWordings.find((one) => one.id === id && one.version === version);
