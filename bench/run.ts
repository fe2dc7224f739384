import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAbuse } from './abuse.ts';
import { fillDatabase } from './bench-data.ts';
import { measureBooths } from './booths.ts';
import { measureDirectory } from './directory.ts';
import { measureDirectoryPages } from './directory-pages.ts';
import { fairOptions, measureFair } from './fair.ts';
import { measureCreateWithSubscribers } from './create-with-subscribers.ts';
import { measureFanOut } from './fan-out.ts';
import { measureFiles } from './files.ts';
import { measureIdleSockets } from './idle-sockets.ts';
import { measureReadsAndCreates } from './reads-and-creates.ts';
import { measureRegistrations } from './registrations.ts';
import { measureJobs } from './jobs.ts';
import { measureMail } from './mail.ts';
import { measureMatch } from './match.ts';
import { measureOpening } from './opening.ts';
import { measureOrganizer } from './organizer.ts';
import { measurePages } from './pages.ts';
import { describeFigures, reaches, type Figure } from './report.ts';
import { measureSessionRoom } from './session-room.ts';
import { measureSessionPlans } from './session-plans.ts';
import { measureStart } from './start.ts';
import { openDatabase } from '../src/platform/database/database.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { silentLog } from '../src/platform/log.ts';

// `npm run bench`: every figure beside a ceiling of the same run, so that the noise of a machine
// strikes both. `npm run bench -- reads` runs the sections whose names begin so. The options are those
// of `fair`.
const { positionals, values } = parseArgs({ allowPositionals: true, options: fairOptions });
const wanted = positionals[0] ?? '';
const dataDir = await mkdtemp(join(tmpdir(), 'quad-bench-'));
const database = await openDatabase({ dataDir, log: silentLog, statementTimeout: 0 });
const figures: Figure[] = [];
try {
  await migrate(database);
  console.log('Filling the database…');
  const data = await fillDatabase(database);
  console.log(
    data.importSeconds === null
      ? `${data.colleges} made-up colleges: FEDERAL_DATA_DIR names no folder with the federal files.`
      : `${data.colleges} colleges of the federal file in ${data.importSeconds.toFixed(1)} s.`,
  );
  const sections = {
    abuse: () => measureAbuse(database),
    reads: () => measureReadsAndCreates(database, data),
    registrations: () => measureRegistrations(database),
    opening: () => measureOpening(database),
    fair: () => measureFair(database, values),
    booths: () => measureBooths(database),
    directory: () => measureDirectory(database),
    match: () => measureMatch(database),
    'directory-pages': () => measureDirectoryPages(database),
    'fan-out': () => measureFanOut(database),
    idle: () => measureIdleSockets(database),
    subscribers: () => measureCreateWithSubscribers(database, data),
    jobs: () => measureJobs(database),
    mail: () => measureMail(database),
    files: () => measureFiles(database),
    organizer: () => measureOrganizer(database),
    'session-plans': () => measureSessionPlans(),
    'session-room': () => measureSessionRoom(database),
    start: () => measureStart(dataDir),
    // Last, for it brings the demo.
    pages: () => measurePages(database),
  };
  for (const [name, measure] of Object.entries(sections)) {
    if (!name.startsWith(wanted)) continue;
    console.log(`Measuring ${name}…`);
    const found = await measure();
    console.log(describeFigures(found));
    figures.push(...found);
  }
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`\n${describeFigures(figures)}`);
const missed = figures.filter((figure) => !reaches(figure)).length;
console.log(`\n${figures.length - missed} of ${figures.length} aims reached`);
