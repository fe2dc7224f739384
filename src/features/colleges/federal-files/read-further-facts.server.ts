import { openTable, type TableRow } from '../../../platform/csv/read-table.server.ts';

function unitIdOf(row: TableRow): number {
  const unitId = row.cell('UNITID');
  if (!/^[1-9]\d{5}$/.test(unitId)) throw row.broken(`"${unitId}" is not a UNITID of six digits.`);
  return Number(unitId);
}

/** A college's data in the file of institutional characteristics. */
interface OnlineStudy {
  /** 100: all online; 0: no online course; null: something between, or unknown. */
  readonly onlineCoursePct: number | null;
  /** Undefined when the file does not say. */
  readonly religious: boolean | undefined;
  /** Whether everyone is admitted. */
  readonly isOpen: boolean;
}

/**
 * Reads the file IC of IPEDS. DISTNCED is 1 where all programs are exclusively at a distance,
 * DISTCRS is 0 where no distance course is offered; no file gives the share between. RELAFFIL is
 * positive for a religious affiliation and -2 for none. OPENADMP is 1 where everyone is admitted.
 * @throws BrokenFile
 */
export async function readOnlineStudy(path: string): Promise<ReadonlyMap<number, OnlineStudy>> {
  const table = await openTable(path, ['UNITID', 'DISTNCED']);
  const online = new Map<number, OnlineStudy>();
  for await (const row of table.rows) {
    const unitId = unitIdOf(row);
    const affiliation = Number(row.cell('RELAFFIL') || Number.NaN);
    online.set(unitId, {
      onlineCoursePct: row.cell('DISTNCED') === '1' ? 100 : row.cell('DISTCRS') === '0' ? 0 : null,
      isOpen: row.cell('OPENADMP') === '1',
      religious: affiliation > 0 ? true : affiliation === -2 ? false : undefined,
    });
  }
  return online;
}

/** A number of a file; null when it is missing or a negative code. */
function readNumber(text: string): number | null {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}

/**
 * Reads the file ADM of IPEDS: ADMSSN were admitted of APPLCN who applied, in percent. 100 is for
 * colleges that admit everyone by rule, so an almost full percentage is 99.
 * @throws BrokenFile
 */
export async function readAdmissions(path: string): Promise<ReadonlyMap<number, number>> {
  const table = await openTable(path, ['UNITID', 'APPLCN', 'ADMSSN']);
  const rates = new Map<number, number>();
  for await (const row of table.rows) {
    const unitId = unitIdOf(row);
    const applied = readNumber(row.cell('APPLCN'));
    const admitted = readNumber(row.cell('ADMSSN'));
    if (!applied || admitted === null || admitted > applied) continue;
    rates.set(unitId, Math.min(99, Math.round((100 * admitted) / applied)));
  }
  return rates;
}

/**
 * Reads the file SFA of IPEDS: the average net price of the latest year for students with grants,
 * NPIST2 at public colleges (for those from the state) and NPGRN2 at the others.
 * @throws BrokenFile
 */
export async function readPrices(path: string): Promise<ReadonlyMap<number, number>> {
  const table = await openTable(path, ['UNITID', 'NPIST2', 'NPGRN2']);
  const prices = new Map<number, number>();
  for await (const row of table.rows) {
    const unitId = unitIdOf(row);
    const price = readNumber(row.cell('NPIST2')) ?? readNumber(row.cell('NPGRN2'));
    if (price !== null && price <= 200_000) prices.set(unitId, Math.round(price));
  }
  return prices;
}
