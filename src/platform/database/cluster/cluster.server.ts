import type { OrdinaryUser } from './ordinary-user.server.ts';
import type { PostgresPrograms } from './postgres-programs.server.ts';

/** One PostgreSQL data folder and how it is run. */
export interface Cluster {
  /** The data folder, absolute and without symbolic links. */
  readonly folder: string;
  /** The server's log file. */
  readonly logFile: string;
  readonly programs: PostgresPrograms;
  readonly user: OrdinaryUser;
  /** Server settings that differ from PostgreSQL's own. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The superuser of every embedded cluster, and its own database. */
export const ownName = 'quad';

/** Where to connect to a database of a cluster on this machine; `postgres` is always there. */
export function localAddress(port: number, password: string, database = 'postgres'): string {
  return `postgresql://${ownName}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
