import { Link } from 'react-router';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from './home.messages.ts';
import type { HomeDocument } from './load-documents.ts';
import type { HomeData } from './load-home.ts';
import css from './kept-documents.module.css';

/** Documents that are shown at once; more of them open. */
const first = 6;

/** Documents saved from booths; for a parent, those of the student. */
export function KeptDocuments({
  documents: { own, theirs, name },
}: {
  readonly documents: NonNullable<HomeData['documents']>;
}) {
  const t = useTranslate();
  return (
    <>
      {own.length > 0 && <Documents title={t(messages.documents)} list={own} isOwn />}
      {theirs.length > 0 && (
        <Documents title={t(messages.documentsOf, { name: name ?? '' })} list={theirs} />
      )}
    </>
  );
}

interface DocumentsProps {
  readonly title: string;
  readonly list: readonly HomeDocument[];
  readonly isOwn?: boolean;
}

function Documents({ title, list, isOwn = false }: DocumentsProps) {
  const t = useTranslate();
  const line = (one: HomeDocument) => <Line key={one.id} document={one} isOwn={isOwn} />;
  const rest = list.slice(first);
  return (
    <Section title={title}>
      <ul role="list" className={css.documents}>
        {list.slice(0, first).map(line)}
      </ul>
      {rest.length > 0 && (
        <Disclosure title={t(messages.moreDocuments, { n: rest.length })}>
          <ul role="list" className={css.documents}>
            {rest.map(line)}
          </ul>
        </Disclosure>
      )}
    </Section>
  );
}

function Line({
  document: { name, url, college, fair },
  isOwn,
}: {
  readonly document: HomeDocument;
  readonly isOwn: boolean;
}) {
  const t = useTranslate();
  const called = name.replace(/\.pdf$/i, '');
  return (
    <li>
      <Icon name="file" />
      <p className={css.name}>
        {url === null ? (
          called
        ) : (
          <a href={url} download>
            {called}
          </a>
        )}
      </p>
      <p className={css.from}>
        {url === null ? t(messages.documentGone, { college: college.name }) : college.name}
      </p>
      <p className={css.fair}>
        {isOwn ? <Link to={`${fairPaths(fair.slug).visit}#bag`}>{fair.name}</Link> : fair.name}
      </p>
    </li>
  );
}
