import { joinParameter } from '../registration-page.ts';

/** Goes along in the form of someone who came to join a session: it is where they are led then. */
export const JoinAfter = ({ join }: { readonly join: number | null }) =>
  join !== null && <input type="hidden" name={joinParameter} value={join} />;
