import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/** SQL: where a webhook leads. The rest of its address can be a key to another program. */
const hostOf = `substring(w.url from '^[a-z]+://[^/?#]+')`;

/**
 * Lists that colleges exported: who exported them, and whom they named. Nothing in them is personal
 * once the ledger's row has no account, so nothing is erased: the college has to be informed.
 *
 * What a college's team noted about a student belongs to the student's data as well; the database
 * erases it with the ledger's row. A rep who leaves is no longer named in what they noted.
 */
export const takenListData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      lists_with_me: `select c.name as college, x.at, l.outcome
        from sharing s join sharing_export_line l on l.sharing_id = s.id
        join sharing_export x on x.id = l.export_id
        join college c on c.id = s.college_id, whose
        where s.account_id = whose.id order by x.at, x.id`,
      notes_about_me: `select c.name as college, l.rating, l.tags, l.notes, l.follow_up,
          l.follow_up_on, l.changed_at
        from sharing s join lead l on l.sharing_id = s.id
        join college c on c.id = s.college_id, whose
        where s.account_id = whose.id order by c.name, s.id`,
      lists_i_took: `select c.name as college, x.at, x.listed, x.gone
        from sharing_export x join college c on c.id = x.college_id, whose
        where x.account_id = whose.id order by x.at, x.id`,
      lead_keys_i_made: `select c.name as college, k.name, k.created_at, k.revoked_at
        from lead_key k join college c on c.id = k.college_id, whose
        where k.created_by = whose.id order by k.created_at, k.id`,
      lead_webhooks_i_set: `select c.name as college, ${hostOf} as url, w.created_at
        from lead_webhook w join college c on c.id = w.college_id, whose
        where w.created_by = whose.id order by w.created_at, w.id`,
      leads_i_changed: `select c.name as college, l.changed_at
        from lead l join sharing s on s.id = l.sharing_id
        join college c on c.id = s.college_id, whose
        where whose.id in (l.changed_by, l.rating_by, l.notes_by, l.follow_up_by)
        order by l.changed_at, l.sharing_id`,
    }),
  async erase(tx, accountId) {
    for (const column of ['changed_by', 'rating_by', 'notes_by', 'follow_up_by'])
      await tx.query(`update lead set ${column} = null where ${column} = $1`, [accountId]);
  },
};
