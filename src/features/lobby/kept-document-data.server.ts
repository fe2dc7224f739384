import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/** The booth documents in a person's bag, and those they opened; an opening is still counted. */
export const keptDocumentData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      kept_document: `select k.name, c.name as college, f.name as fair, k.kept_at
        from kept_document k join fair_booth b on b.id = k.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where k.account_id = whose.id order by k.kept_at, k.file_id`,
      document_opening: `select f.name as document, c.name as college, r.name as fair, o.first_at
        from document_opening o join fair_booth b on b.id = o.booth_id
        join college c on c.id = b.college_id join fair r on r.id = b.fair_id
        left join file f on f.id = o.file_id, whose
        where o.account_id = whose.id order by o.first_at, o.file_id`,
    }),
  async erase(tx, accountId) {
    await tx.query('delete from kept_document where account_id = $1', [accountId]);
    await tx.query('update document_opening set account_id = null where account_id = $1', [
      accountId,
    ]);
  },
};
