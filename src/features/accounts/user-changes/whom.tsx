import type { ListedUser } from '../user-list/listed-user.ts';

interface WhomProps {
  readonly user: ListedUser;
  readonly act: string;
}

/** What a form about an account says besides what is typed. */
export const Whom = ({ user, act }: WhomProps) => (
  <>
    <input type="hidden" name="act" value={act} />
    <input type="hidden" name="id" value={user.id} />
    <input type="hidden" name="email" value={user.email} />
  </>
);
