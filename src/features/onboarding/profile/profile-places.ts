import type { Message } from '../../../platform/i18n/define-messages.ts';
import { passkeyMessages, secondFactorMessages } from '../../accounts/sign-in-settings.messages.ts';
import type { ProfileData } from './load-profile.ts';
import { profileMessages as messages } from './profile.messages.ts';

/** The parts of the page that someone sees, in their order. */
export function placesOf({
  me,
  forms,
}: Pick<ProfileData, 'me' | 'forms'>): readonly (readonly [anchor: string, title: Message])[] {
  const { name, student, parent, rep, counselor, programs, school } = forms;
  const all = [
    ['invitations', messages.invitations, me.invitations.length > 0],
    ['details', messages.details, name ?? student ?? parent ?? rep ?? counselor],
    ['college', messages.college, me.userType === 'college'],
    ['programs', messages.programs, programs],
    ['school', messages.school, school],
    ['wishes', messages.wishes, student],
    ['parents', messages.parents, student],
    ['students', messages.students, me.userType === 'parent'],
    ['sharing', messages.sharing, student],
    ['privacy', messages.privacy, student],
    ['mail', messages.mail, true],
    ['password', messages.password, true],
    ['passkeys', passkeyMessages.title, true],
    ['second-factor', secondFactorMessages.title, true],
    ['methods', messages.methods, true],
    ['sessions', messages.sessions, true],
    ['region', messages.region, true],
    ['data', messages.data, true],
  ] as const;
  return all.flatMap(([anchor, title, isThere]) => (isThere ? [[anchor, title] as const] : []));
}
