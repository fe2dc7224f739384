import { Link } from 'react-router';
import type { Route } from './+types/imports-screen.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { PageHead, Section, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { When } from '../../ui/when.tsx';
import { adminCollegesWords } from '../admin-table/admin-colleges.words.ts';
import { listImports } from './imports-queries.ts';
import { importSubjects, subjectOf, uploadAddress } from './import-run.ts';
import { importsWords as said } from './imports.words.ts';
import { importWordsOf } from './import-words.ts';
import { ImportState } from './import-state.tsx';
import css from './imports.module.css';

const sources = {
  colleges: 'https://nces.ed.gov/ipeds/datacenter/DataFiles.aspx',
  schools: 'https://nces.ed.gov/ccd/files.asp',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const subject = subjectOf(url);
  const its = importWordsOf[subject];
  const { collegeImports } = await call.query(listImports, { subject });
  const say = speak(call.locale);
  const meta = pageMeta({
    ...call,
    title: say(its.title),
    description: say(its.lead),
    path: `/admin/${subject}/import`,
  });
  return {
    ...{ meta, subject, imports: collegeImports },
    ...{ zone: call.zone ?? 'UTC', now: call.now.toISOString() },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/colleges/import` and `/admin/schools/import`: upload the files, and earlier imports. */
export default function CollegeImports({ loaderData }: Route.ComponentProps) {
  const { imports, subject, zone, now } = loaderData;
  const say = useSay();
  const its = importWordsOf[subject];
  return (
    <Wrap>
      <PageHead
        title={say(its.title)}
        lead={say(its.lead)}
        trail={
          <Breadcrumbs trail={[{ label: say(adminCollegesWords.title), to: '/admin/colleges' }]} />
        }
      />
      <Tabs
        label={say(its.lists)}
        tabs={importSubjects.map((one) => ({ to: `/admin/${one}/import`, label: say(its[one]) }))}
      />
      <p className={css.where}>
        {say(its.where)}{' '}
        <a href={sources[subject]} rel="noreferrer">
          {say(its.dataCenter)}
        </a>
      </p>
      {/* The files go past the page's own action, which takes small forms only. */}
      <form
        method="post"
        action={uploadAddress[subject]}
        encType="multipart/form-data"
        className={css.form}
      >
        <FileField name="file" label={say(its.file)} hint={say(its.fileHint)} required />
        {subject === 'colleges' && <CollegeFiles />}
        <Button type="submit" icon="upload">
          {say(its.upload)}
        </Button>
      </form>
      {imports.length > 0 && (
        <Section title={say(its.earlier)}>
          <DataTable
            caption={say(its.earlier)}
            columns={[
              { key: 'when', title: say(its.when) },
              { key: 'state', title: say(its.state) },
              { key: 'files', title: say(its.files) },
              { key: 'added', title: say(its.figureAdded), figures: true },
              { key: 'changed', title: say(its.figureChanged), figures: true },
              { key: 'by', title: say(its.who) },
            ]}
            rows={imports.map((one) => ({
              id: one.id,
              cells: {
                when: (
                  <Link to={`/admin/${subject}/import/${one.id}`}>
                    <When start={one.createdAt} zone={zone} now={now} />
                  </Link>
                ),
                state: <ImportState state={one.state} />,
                files: one.files.join(', '),
                added: one.added,
                changed: one.changed,
                by: one.by ?? say(its.someone),
              },
            }))}
          />
        </Section>
      )}
    </Wrap>
  );
}

/** What an import of colleges takes besides its list. */
function CollegeFiles() {
  const say = useSay();
  return (
    <>
      <FileField
        name="completions"
        label={say(said.completions)}
        hint={say(said.completionsHint)}
      />
      <FileField name="online" label={say(said.online)} hint={say(said.onlineHint)} />
      <p className={css.field}>
        <label htmlFor="import-year">{say(said.year)}</label>
        <input
          id="import-year"
          name="year"
          inputMode="numeric"
          pattern="20\d\d"
          maxLength={4}
          autoComplete="off"
          className={css.year}
          aria-describedby="import-year-hint"
        />
        <span id="import-year-hint" className={css.hint}>
          {say(said.yearHint)}
        </span>
      </p>
    </>
  );
}

interface FileFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly required?: boolean;
}

function FileField({ name, label, hint, required = false }: FileFieldProps) {
  const id = `import-${name}`;
  return (
    <p className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        name={name}
        accept=".csv,.gz,.zip,text/csv,application/gzip,application/zip"
        required={required}
        aria-describedby={`${id}-hint`}
        className={css.file}
      />
      <span id={`${id}-hint`} className={css.hint}>
        {hint}
      </span>
    </p>
  );
}
