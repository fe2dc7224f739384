import type { Message } from '../../platform/words/words.ts';
import { passkeyWords } from '../../accounts/passkeys.words.ts';
import { secondFactorWords } from '../../accounts/second-factor.words.ts';
import type { ProfileData } from './load-profile.ts';
import { profileWords as said } from './profile.words.ts';

/** The parts of the page that somebody sees, in their order. */
export function placesOf({
  me,
  forms,
}: Pick<ProfileData, 'me' | 'forms'>): readonly (readonly [anchor: string, title: Message])[] {
  const { name, student, parent, rep, counselor, programs, school } = forms;
  const all = [
    ['invitations', said.invitations, me.invitations.length > 0],
    ['details', said.details, name ?? student ?? parent ?? rep ?? counselor],
    ['college', said.college, me.userType === 'college'],
    ['programs', said.programs, programs],
    ['school', said.school, school],
    ['wishes', said.wishes, student],
    ['parents', said.parents, student],
    ['students', said.students, me.userType === 'parent'],
    ['sharing', said.sharing, student],
    ['privacy', said.privacy, student],
    ['mail', said.mail, true],
    ['password', said.password, true],
    ['passkeys', passkeyWords.title, true],
    ['second-factor', secondFactorWords.title, true],
    ['methods', said.methods, true],
    ['sessions', said.sessions, true],
    ['region', said.region, true],
    ['data', said.data, true],
  ] as const;
  return all.flatMap(([anchor, title, isThere]) => (isThere ? [[anchor, title] as const] : []));
}
