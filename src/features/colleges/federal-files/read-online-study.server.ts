import { openTable } from '../../../platform/csv/read-table.server.ts';

/** A college's data in the file of institutional characteristics. */
export interface OnlineStudy {
  /** 100: all online; 0: no online course; null: something between, or unknown. */
  readonly onlineCoursePct: number | null;
  /** Undefined when the file does not say. */
  readonly religious: boolean | undefined;
}

/**
 * Reads the file IC of IPEDS. DISTNCED is 1 where all programs are exclusively at a distance,
 * DISTCRS is 0 where no distance course is offered; no file gives the share between. RELAFFIL is
 * positive for a religious affiliation and -2 for none.
 * @throws BrokenFile
 */
export async function readOnlineStudy(path: string): Promise<ReadonlyMap<number, OnlineStudy>> {
  const table = await openTable(path, ['UNITID', 'DISTNCED']);
  const online = new Map<number, OnlineStudy>();
  for await (const row of table.rows) {
    const unitId = row.cell('UNITID');
    if (!/^[1-9]\d{5}$/.test(unitId))
      throw row.broken(`"${unitId}" is not a UNITID of six digits.`);
    const affiliation = Number(row.cell('RELAFFIL') || Number.NaN);
    online.set(Number(unitId), {
      onlineCoursePct: row.cell('DISTNCED') === '1' ? 100 : row.cell('DISTCRS') === '0' ? 0 : null,
      religious: affiliation > 0 ? true : affiliation === -2 ? false : undefined,
    });
  }
  return online;
}
