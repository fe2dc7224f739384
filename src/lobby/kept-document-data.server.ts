import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/** Which documents of booths somebody has in the bag. */
export const keptDocumentData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      kept_document: `select k.name, c.name as college, f.name as fair, k.kept_at
        from kept_document k join fair_booth b on b.id = k.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where k.account_id = whose.id order by k.kept_at, k.file_id`,
    }),
  async erase(tx, accountId) {
    await tx.query('delete from kept_document where account_id = $1', [accountId]);
  },
};
