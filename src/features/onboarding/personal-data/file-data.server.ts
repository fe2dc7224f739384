import { tellRows, type PersonalData } from '../../accounts/personal-data.server.ts';
import { forgetFilesOf } from '../../../platform/files/forget-files.server.ts';

/** What someone has put on records; what is about the person goes, the rest stays without a name. */
export const fileData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      file: `select f.id, f.record_type, f.record_id, f.slot, f.name, f.type, f.bytes,
        encode(f.sha256, 'hex') as sha256, f.state, f.created_at
        from file f, whose where f.owner = whose.id`,
    }),
  erase: (tx, accountId) => forgetFilesOf(tx, accountId),
};
