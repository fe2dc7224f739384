import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/**
 * Booth visits, messages at booths, and chat checks. Erased with the person; a rep's messages stay
 * with the college, and a visit is still counted, without the person.
 */
export const conversationData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      booth_message: `select m.created_at, m.body, m.author_as, m.held_for, m.hidden_at,
          c.name as college, f.name as fair
        from booth_message m join fair_booth b on b.id = m.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where m.author_id = whose.id order by m.created_at`,
      booth_chat_check: `select k.begun_at, k.passed_at, c.name as college, f.name as fair
        from booth_chat_check k join fair_booth b on b.id = k.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where k.account_id = whose.id order by k.begun_at`,
      fair_announcement: `select a.created_at, a.body, a.audience, a.session, f.name as fair
        from fair_announcement a join fair f on f.id = a.fair_id, whose
        where a.created_by = whose.id order by a.created_at`,
      booth_visit: `select v.first_at, c.name as college, f.name as fair
        from booth_visit v join fair_booth b on b.id = v.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where v.account_id = whose.id order by v.first_at`,
    }),
  async erase(tx, accountId) {
    await tx.query('update booth_visit set account_id = null where account_id = $1', [accountId]);
    await tx.query('delete from booth_chat_check where account_id = $1', [accountId]);
    await tx.query("delete from booth_message where author_id = $1 and author_as <> 'rep'", [
      accountId,
    ]);
    await tx.query('update booth_message set author_id = null where author_id = $1', [accountId]);
    await tx.query('update booth_message set released_by = null where released_by = $1', [
      accountId,
    ]);
    await tx.query('update fair_announcement set created_by = null where created_by = $1', [
      accountId,
    ]);
    await tx.query('update booth_message set closed_by = null where closed_by = $1', [accountId]);
    await tx.query('update booth_message set hidden_by = null where hidden_by = $1', [accountId]);
  },
};
