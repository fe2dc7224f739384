import type { Translate } from '../platform/i18n/translator-for.ts';
import type { contactRoles, contactTopics } from './contact-fields.ts';
import { contactMessages as messages } from './contact.messages.ts';

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
  student: messages.student,
  parent: messages.parent,
  counselor: messages.counselor,
  college: messages.college,
  press: messages.press,
  other: messages.otherRole,
} as const;

/** What a topic is called in the form and in the mail. */
export const topicNames = {
  fair: messages.fair,
  exhibit: messages.exhibit,
  account: messages.account,
  privacy: messages.privacy,
  accessibility: messages.accessibility,
  other: messages.otherTopic,
} as const;

/** The text that is mailed: what it is about and who wrote it, a line each, then the message. */
export const contactBody = (t: Translate, { role, topic, name, email, message }: Contact): string =>
  [
    t(messages.bodyTopic, { topic: t(topicNames[topic]) }),
    t(messages.bodyFrom, { name: name.replace(/\s+/g, ' '), role: t(roleNames[role]) }),
    t(messages.bodyAnswer, { email }),
    message,
  ].join('\n\n');
