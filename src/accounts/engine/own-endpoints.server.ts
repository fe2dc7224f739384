import type { BetterAuthPlugin } from 'better-auth';
import type { AccountParts } from '../account-parts.server.ts';
import { guardCodes } from './guard-codes.server.ts';
import { guardNewPassword } from './guard-new-password.server.ts';
import { guardOldPassword, settleOldPassword } from './guard-old-password.server.ts';
import { guardProfile } from './guard-profile.server.ts';
import { guardSignUp, nameLoserOfRace } from './guard-sign-up.server.ts';
import { guardUnshown } from './guard-unshown.server.ts';
import { guardSocial } from './guard-social.server.ts';
import { leave, sendLeavingCode } from './leave.server.ts';
import { accountLimits } from './limits.server.ts';
import { askForCode, linkIdentity } from './link-identity.server.ts';
import { mailedCodes } from './mailed-code.server.ts';
import { passkeys } from './passkeys.server.ts';
import type { SendCode } from './send-codes.server.ts';
import { setNewPassword } from './set-new-password.server.ts';
import { signInByPasskey } from './sign-in-by-passkey.server.ts';
import { signInByCode, signInByLink } from './sign-in-by-link.server.ts';
import { countSignIn, rememberBrowser, settleSignIn } from './settle-sign-in.server.ts';
import { unlockSignIn } from './unlock.server.ts';

/** Everything Quad adds to the identity library: hooks around its endpoints, and new endpoints. */
export function ownEndpoints(parts: AccountParts, sendCode: SendCode) {
  const { world, secret } = parts;
  const limits = accountLimits(parts);
  const codes = mailedCodes(secret, world);
  const shared = { parts, limits, codes, sendCode };
  return {
    id: 'quad-doors',
    hooks: {
      before: [
        guardSignUp(parts, limits),
        countSignIn(parts, limits),
        ...guardCodes(parts, limits),
        ...guardNewPassword(parts),
        guardOldPassword(limits, secret),
        guardProfile(),
        ...guardSocial(limits),
        guardUnshown(parts),
      ],
      after: [
        nameLoserOfRace(parts),
        settleSignIn(parts, limits),
        settleOldPassword(parts, limits, secret),
        askForCode(shared),
        rememberBrowser(parts),
      ],
    },
    endpoints: {
      setNewPassword: setNewPassword(parts),
      sendLeavingCode: sendLeavingCode(shared),
      // Replaces the library's endpoint of this name and path.
      deleteUser: leave(shared),
      linkIdentity: linkIdentity(shared),
      signInByLink: signInByLink(parts),
      unlockSignIn: unlockSignIn(parts, limits),
      signInByCode: signInByCode(parts, codes, limits),
      ...passkeys({ parts, limits }),
      ...signInByPasskey(parts),
    },
  } satisfies BetterAuthPlugin;
}
