import type { Say } from '../platform/words/speak.ts';
import type { contactRoles, contactTopics } from './contact-fields.ts';
import { contactWords as said } from './contact.words.ts';

/** What a form that passed holds. */
interface Contact {
  readonly role: (typeof contactRoles)[number];
  readonly topic: (typeof contactTopics)[number];
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** What a role is called in the form and in the mail. */
export const roleNames = {
  student: said.student,
  parent: said.parent,
  counselor: said.counselor,
  college: said.college,
  press: said.press,
  other: said.otherRole,
} as const;

/** What a topic is called in the form and in the mail. */
export const topicNames = {
  fair: said.fair,
  exhibit: said.exhibit,
  account: said.account,
  privacy: said.privacy,
  accessibility: said.accessibility,
  other: said.otherTopic,
} as const;

/** The text that is mailed: what it is about and who wrote it, a line each, then the message. */
export const contactBody = (say: Say, { role, topic, name, email, message }: Contact): string =>
  [
    say(said.bodyTopic, { topic: say(topicNames[topic]) }),
    say(said.bodyFrom, { name: name.replace(/\s+/g, ' '), role: say(roleNames[role]) }),
    say(said.bodyAnswer, { email }),
    message,
  ].join('\n\n');
