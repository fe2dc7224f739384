import { passwordProblems } from '../password-policy.ts';
import { messages } from '../../platform/model/messages.ts';
import { accountRefusal, wrongFields } from './account-refusal.server.ts';
import { atDoor, bodyOf, type DoorHook } from './at-door.server.ts';
import { carried, type ApiSentence } from '../../platform/model/api-sentence.ts';

/** The refusal of a password that breaks the rules, in the words of the specification's section 5. */
export function rejectedPassword(problems: readonly ApiSentence[], field: string) {
  const message = carried(problems.join(' '));
  return accountRefusal('InvalidPasswordException', { message, fields: { [field]: message } });
}

/** Holds every door that sets a password to the policy, before a code or challenge is spent. */
export function guardNewPassword(): readonly DoorHook[] {
  const guarded = (path: string, field: string) =>
    atDoor(path, async (context) => {
      const password = bodyOf(context)[field];
      if (typeof password !== 'string') throw wrongFields({ [field]: messages.required });
      const problems = passwordProblems(password);
      if (problems.length > 0) throw rejectedPassword(problems, field);
      return Promise.resolve();
    });
  return [
    guarded('/email-otp/reset-password', 'password'),
    guarded('/change-password', 'newPassword'),
    guarded('/new-password', 'newPassword'),
  ];
}
