import { migrate } from '../database/migrate.server.ts';

// A program for tests: `run-migrations.server.ts URL FOLDER` migrates and prints what it ran.
const [, , connectionString = '', folder] = process.argv;
process.stdout.write(JSON.stringify(await migrate({ connectionString }, folder)));
