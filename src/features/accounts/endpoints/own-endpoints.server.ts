import type { BetterAuthPlugin } from 'better-auth';
import type { AccountParts } from '../account-parts.server.ts';
import { guardCodes } from '../mailed-codes/guard-codes.server.ts';
import { guardNewPassword } from '../passwords/guard-new-password.server.ts';
import { guardOldPassword, settleOldPassword } from '../passwords/guard-old-password.server.ts';
import { guardProfile } from '../sign-up/guard-profile.server.ts';
import { guardSignUp, nameLoserOfRace } from '../sign-up/guard-sign-up.server.ts';
import { guardUnshown } from '../second-factor/guard-unshown.server.ts';
import { guardSocial } from '../social-sign-in/guard-social.server.ts';
import { leave, sendLeavingCode } from '../account-deletion/leave.server.ts';
import { accountLimits } from '../account-protection/limits.server.ts';
import { askForCode, linkIdentity } from '../social-sign-in/link-identity.server.ts';
import { mailedCodes } from '../mailed-codes/mailed-code.server.ts';
import { passkeys } from '../passkeys/passkeys.server.ts';
import type { SendCode } from '../mailed-codes/send-codes.server.ts';
import { setNewPassword } from '../passwords/set-new-password.server.ts';
import { signInByPasskey } from '../passkeys/sign-in-by-passkey.server.ts';
import { signInByCode, signInByLink } from '../mailed-codes/sign-in-by-link.server.ts';
import { countSignIn, rememberBrowser, settleSignIn } from '../sign-in/settle-sign-in.server.ts';
import { unlockSignIn } from '../account-protection/unlock.server.ts';

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
