import { tellRows, type PersonalData } from '../../accounts/personal-data.server.ts';

/**
 * The calls someone was invited to, and the reports they made. Being in a call is erased with the
 * person; the call and a report stay, without a name, for the others and the organizers.
 */
export const callData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      call_person: `select p.invited_at, p.joined_at, p.left_at, p."as", k.started_at, k.ended_at,
          c.name as college, f.name as fair
        from call_person p join call k on k.id = p.call_id join fair_booth b on b.id = k.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where p.account_id = whose.id order by p.invited_at, p.id`,
      call_report: `select r.reported_at, r.reason, c.name as college, f.name as fair
        from call_report r join call k on k.id = r.call_id join fair_booth b on b.id = k.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where r.reported_by = whose.id order by r.reported_at, r.id`,
    }),
  async erase(tx, accountId) {
    // Connection messages go along with it.
    await tx.query('delete from call_person where account_id = $1', [accountId]);
    await tx.query('update call set started_by = null where started_by = $1', [accountId]);
    await tx.query('update call_report set reported_by = null where reported_by = $1', [accountId]);
  },
};
