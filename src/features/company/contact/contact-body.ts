import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { contactRoles, contactTopics } from './contact-fields.ts';
import { contactMessages as messages } from './contact.messages.ts';

/** The values of a valid form. */
interface Contact {
  readonly role: (typeof contactRoles)[number];
  readonly topic: (typeof contactTopics)[number];
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** The label of a role in the form and in the email. */
export const roleNames = {
  student: messages.student,
  parent: messages.parent,
  counselor: messages.counselor,
  college: messages.college,
  press: messages.press,
  other: messages.otherRole,
} as const;

/** The label of a topic in the form and in the email. */
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
