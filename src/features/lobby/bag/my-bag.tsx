import { Link, useFetcher } from 'react-router';
import { Section } from '../../../ui/layout/page.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { boothPath } from '../../booths/booth-path.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import type { Bag } from './bag-view.ts';
import type { VisitData } from '../visit/load-visit.ts';
import type { ShownBooth } from '../floor/floor-view.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import { SaveButton } from './save-button.tsx';
import css from './my-bag.module.css';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { documentIntents } from './bag-intents.ts';
import type { KeptAnswer } from './keep-by-form.ts';
import { withoutEnding } from '../booth-page/booth-document.tsx';
import { DocumentLink, type DocumentInBag } from './document-link.tsx';
import bagDocumentCss from './bag-document.module.css';

interface MyBagProps {
  readonly data: Pick<VisitData, 'fair' | 'fairId' | 'stage' | 'student' | 'floor' | 'plan'>;
  readonly bag: Bag;
}

/** The colleges that a person has saved at this fair, each with their saved documents. */
export function MyBag({ data, bag }: MyBagProps) {
  const t = useTranslate();
  return (
    <Section title={t(messages.bagTitle)} className={css.bag}>
      <BagContents data={data} bag={bag} />
    </Section>
  );
}

/** The same without its heading. */
export function BagContents({ data, bag }: MyBagProps) {
  const t = useTranslate();
  const { fair, plan, stage, student, floor } = data;
  const { here, others, savedHere, documentCount } = bag;
  const colleges = t(messages.bagCount, { count: savedHere });
  const documents = t(messages.bagDocuments, { count: documentCount });
  return (
    <>
      {here.length === 0 ? (
        <>
          <p className={css.note}>{t(messages.bagEmpty)}</p>
          {stage === 'lobby' && floor && floor.suggested.length > 0 && (
            <SuggestedBooths data={data} booths={floor.suggested} />
          )}
        </>
      ) : (
        <>
          <p className={css.count}>
            {documentCount === 0
              ? colleges
              : savedHere === 0
                ? documents
                : t(messages.bagBoth, { colleges, documents })}
          </p>
          <BagList data={data} bag={bag} />
        </>
      )}
      {plan.length > 0 && (
        <p className={css.note}>
          <Link to={fairPaths(fair.slug).sessionQuestions}>{t(messages.bagSessionQuestions)}</Link>
        </p>
      )}
      {others > 0 && (
        <p className={css.note}>
          <Link to="/app/colleges">{t(messages.bagOthers, { count: others })}</Link>
        </p>
      )}
      {student?.bag && <p className={css.note}>{t(messages.bagIsYours, { name: student.name })}</p>}
      {stage === 'lobby' && here.length > 0 && <p className={css.note}>{t(messages.bagNote)}</p>}
    </>
  );
}

function BagList({ data: { fair, fairId, stage }, bag }: MyBagProps) {
  return (
    <ul className={css.list}>
      {bag.here.map(
        ({ collegeId, name, slug, place, boothId, art, isSaved, documents: savedDocuments }) => {
          const to = boothId && stage === 'lobby' ? boothPath(fair.slug, boothId) : pageOf(slug);
          return (
            <li key={collegeId}>
              <div className={css.college}>
                <Pennant art={art} width={64} />
                <div>
                  <p className={css.name}>{to === null ? name : <Link to={to}>{name}</Link>}</p>
                  {place && <p className={css.place}>{place}</p>}
                </div>
                <SaveButton collegeId={collegeId} fairId={fairId} name={name} isSaved={isSaved} />
              </div>
              {savedDocuments.length > 0 && (
                <ul className={css.documents}>
                  {savedDocuments.map((document) => (
                    <BagDocument key={document.id} document={document} />
                  ))}
                </ul>
              )}
            </li>
          );
        },
      )}
    </ul>
  );
}

interface SuggestedBoothsProps {
  readonly data: Pick<VisitData, 'fair' | 'fairId'>;
  readonly booths: readonly ShownBooth[];
}

/** For an empty bag: what to begin with. */
function SuggestedBooths({ data: { fair, fairId }, booths }: SuggestedBoothsProps) {
  const t = useTranslate();
  return (
    <>
      <h3 className={css.suggested}>{t(messages.bagSuggested)}</h3>
      <ul className={css.list}>
        {booths.map(({ id, collegeId, name, place, reason, art }) => (
          <li key={id}>
            <div className={css.college}>
              <Pennant art={{ ...art, shape: 'still' }} width={64} />
              <div>
                <p className={css.name}>
                  <Link to={boothPath(fair.slug, id)}>{name}</Link>
                </p>
                <p className={css.place}>{reason ?? place}</p>
              </div>
              <SaveButton collegeId={collegeId} fairId={fairId} name={name} isSaved={false} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const pageOf = (slug: string | null): string | null => (slug === null ? null : `/college-${slug}`);

/** A document in the bag: people can open it, and remove it. */
function BagDocument({ document }: { readonly document: DocumentInBag }) {
  const t = useTranslate();
  const { id, name } = document;
  const fetcher = useFetcher<KeptAnswer>({ key: `document ${id}` });
  const hydrated = useHydrated();
  const called = withoutEnding(name);
  return (
    <li className={bagDocumentCss.line}>
      <DocumentLink document={document} />
      <fetcher.Form method="post" preventScrollReset>
        <input type="hidden" name="documentId" value={id} />
        <input type="hidden" name="name" value={called} />
        <input type="hidden" name="intent" value={documentIntents.drop} />
        {hydrated && <input type="hidden" name="still" value="1" />}
        <IconButton type="submit" icon="close" label={t(messages.drop, { name: called })} />
      </fetcher.Form>
    </li>
  );
}
