import { joinParameter } from '../registration-page.ts';

/** A hidden input for people who came to join a session: they are sent there afterwards. */
export const JoinAfter = ({ join }: { readonly join: number | null }) =>
  join !== null && <input type="hidden" name={joinParameter} value={join} />;
