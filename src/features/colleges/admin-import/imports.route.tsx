import { Link } from 'react-router';
import type { Route } from './+types/imports.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { FileInput } from '../../../ui/fields/file-input.tsx';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { PageHead, Section, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { When } from '../../../ui/time/when.tsx';
import { adminCollegesMessages } from '../admin-list/admin-colleges.messages.ts';
import { listImports } from './imports-queries.ts';
import { importSubjects, subjectOf, uploadAddress } from './import-run.ts';
import { schoolsImportMessages } from './schools-import.messages.ts';
import { importsMessages as messages } from './imports.messages.ts';
import { importMessagesOf } from './import-messages.ts';
import { ImportState } from './import-state.tsx';
import css from './imports.module.css';

const sources = {
  colleges: 'https://nces.ed.gov/ipeds/datacenter/DataFiles.aspx',
  schools: 'https://nces.ed.gov/ccd/files.asp',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const subject = subjectOf(url);
  const its = importMessagesOf[subject];
  const { collegeImports } = await call.query(listImports, { subject });
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(its.title),
    description: t(its.lead),
    path: `/admin/${subject}/import`,
  });
  return {
    meta,
    subject,
    imports: collegeImports,
    zone: call.zone ?? 'UTC',
    now: call.now.toISOString(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/colleges/import` and `/admin/schools/import`: upload the files, and earlier imports. */
export default function CollegeImports({ loaderData }: Route.ComponentProps) {
  const { imports, subject, zone, now } = loaderData;
  const t = useTranslate();
  const its = importMessagesOf[subject];
  return (
    <Wrap>
      <PageHead
        title={t(its.title)}
        lead={t(its.lead)}
        trail={
          <Breadcrumbs trail={[{ label: t(adminCollegesMessages.title), to: '/admin/colleges' }]} />
        }
      />
      <Tabs
        label={t(its.lists)}
        tabs={importSubjects.map((one) => ({ to: `/admin/${one}/import`, label: t(its[one]) }))}
      />
      <p className={css.where}>
        {t(its.where)}{' '}
        <a href={sources[subject]} rel="noreferrer">
          {t(its.dataCenter)}
        </a>
      </p>
      {subject === 'schools' && (
        <form
          method="post"
          action={uploadAddress.schools}
          encType="multipart/form-data"
          className={css.form}
        >
          <input type="hidden" name="list" value="national" />
          <p>{t(schoolsImportMessages.nationalText)}</p>
          <Button type="submit">{t(schoolsImportMessages.national)}</Button>
          <h2>{t(schoolsImportMessages.orFile)}</h2>
        </form>
      )}
      {/* The files bypass the page's own action, which only accepts small forms. */}
      <form
        method="post"
        action={uploadAddress[subject]}
        encType="multipart/form-data"
        className={css.form}
      >
        <FileField name="file" label={t(its.file)} hint={t(its.fileHint)} required />
        {subject === 'colleges' && <CollegeFiles />}
        <Button type="submit" icon="upload">
          {t(its.upload)}
        </Button>
      </form>
      {imports.length > 0 && (
        <Section title={t(its.earlier)}>
          <DataTable
            caption={t(its.earlier)}
            columns={[
              { key: 'when', title: t(its.when) },
              { key: 'state', title: t(its.state) },
              { key: 'files', title: t(its.files) },
              { key: 'added', title: t(its.figureAdded), figures: true },
              { key: 'changed', title: t(its.figureChanged), figures: true },
              { key: 'by', title: t(its.who) },
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
                by: one.by ?? t(its.someone),
              },
            }))}
          />
        </Section>
      )}
    </Wrap>
  );
}

/** Options of an import of colleges. */
function CollegeFiles() {
  const t = useTranslate();
  return (
    <>
      <FileField
        name="completions"
        label={t(messages.completions)}
        hint={t(messages.completionsHint)}
      />
      <FileField name="online" label={t(messages.online)} hint={t(messages.onlineHint)} />
      <p className={css.field}>
        <label htmlFor="import-year">{t(messages.year)}</label>
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
          {t(messages.yearHint)}
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
      <FileInput
        id={id}
        name={name}
        accept=".csv,.gz,.zip,text/csv,application/gzip,application/zip"
        required={required}
        aria-describedby={`${id}-hint`}
      />
      <span id={`${id}-hint`} className={css.hint}>
        {hint}
      </span>
    </p>
  );
}
