import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { transaction } from '../../../platform/database/transaction.server.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput, conflict, notFound, Refusal } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { World } from '../../../platform/world.ts';
import { collegeRefusals } from '../college-refusals.messages.ts';
import { collegeImportRefusals as messages } from './college-import-refusals.messages.ts';
import { importSubjects, uploadAddress, type ImportSubject } from './import-run.ts';
import { collegeImportJob } from './import-job.server.ts';
import { nationalSchools } from './national-schools.server.ts';
import { receiveFiles, type ReceivedFile, type ReceivedImport } from './receive-files.server.ts';

/** What the upload needs. */
export interface CollegeImportParts {
  readonly app: FastifyInstance;
  readonly pool: pg.Pool;
  readonly world: World;
  readonly jobs: Jobs;
  readonly admit: (request: FastifyRequest) => Promise<void>;
  /** The sender of a request; null without a credential. Throws a Refusal for a cross-site one. */
  readonly identify: (request: FastifyRequest) => Promise<Viewer | null>;
}

/** Maximum seconds for an upload. */
const longestUpload = 1800;

/**
 * `POST /api/college-imports` and `/api/school-imports` receive the files of a form and queue their
 * check. Browsers are redirected to the page of the import, or back to the form with the error.
 */
export function mountCollegeImports(parts: CollegeImportParts): void {
  const { app, admit, identify } = parts;
  void app.register((scope, _, done) => {
    // Reads nothing before the sender is known; the body stays a stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
    for (const subject of importSubjects)
      scope.post(
        uploadAddress[subject],
        { onRequest: admit, config: { bodySeconds: longestUpload } },
        async (request, reply) => {
          const viewer = await identify(request);
          if (viewer?.role !== 'ADMINS' || viewer.id === null)
            throw notFound(apiSentence(collegeRefusals.noCollege));
          const page = `/admin/${subject}/import`;
          try {
            const received = await receiveFiles(request.raw, subject);
            const chosen = received.wantsNational
              ? { ...received, files: [await shipped(nationalSchools)] }
              : received;
            const id = await beginImport(parts, viewer.id, subject, chosen);
            return await reply.redirect(`${page}/${id}`, 303);
          } catch (error) {
            if (error instanceof Refusal) return await backToForm(request, reply, page, error);
            throw error;
          }
        },
      );
    done();
  });
}

/** A list that comes with Quad, as if it had been uploaded. */
async function shipped(path: string): Promise<ReceivedFile> {
  const content = await readFile(path);
  return { slot: 'file', name: basename(path), bytes: gunzipSync(content).length, content };
}

/** Stores the files and queues their check. */
function beginImport(
  { pool, world, jobs }: CollegeImportParts,
  accountId: string,
  subject: ImportSubject,
  { files, year }: ReceivedImport,
): Promise<string> {
  const main = files.find(({ slot }) => slot === 'file');
  if (!main)
    throw badInput({
      file: apiSentence(subject === 'schools' ? messages.noSchoolsFile : messages.noFile),
    });
  const namesYear = subject === 'schools' || /20\d\d/.test(main.name);
  if (year !== '' && !/^20\d\d$/.test(year))
    throw badInput({ year: apiSentence(messages.wrongYear) });
  if (year === '' && !namesYear) throw badInput({ year: apiSentence(messages.needsYear) });
  const [runId, now] = [world.newId(), world.now()];
  return transaction(pool, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('college-import-run'))`);
    const { rowCount } = await tx.query(
      `select from college_import_run where state in ('checking', 'importing')`,
    );
    if (rowCount) throw conflict(apiSentence(messages.running));
    await tx.query(
      `insert into college_import_run (id, account_id, subject, state, year, created_at, changed_at)
       values ($1, $2, $3, 'checking', $4, $5, $5)`,
      [runId, accountId, subject, year === '' ? null : Number(year), now],
    );
    for (const { slot, name, bytes, content } of files)
      await tx.query(
        `insert into college_import_file (run_id, slot, name, bytes, content)
         values ($1, $2, $3, $4, $5)`,
        [runId, slot, name, bytes, content],
      );
    await jobs.enqueue(tx, collegeImportJob, { runId }, { key: runId });
    return runId;
  });
}

/** A browser sees the error on the page with the form; a program in the response. */
function backToForm(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  refusal: Refusal,
): FastifyReply {
  if (!String(request.headers.accept).includes('text/html')) throw refusal;
  // Discards the rest of the upload.
  request.raw.resume();
  const [message = refusal.message] = Object.values(refusal.fields ?? {});
  return reply.header('set-cookie', flashCookie({ type: 'error', message })).redirect(page, 303);
}
