import { Link } from 'react-router';
import { boothPath } from '../../booths/booth-path.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { VisitData } from '../visit/load-visit.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import { DocumentLink } from './document-link.tsx';
import css from './my-bag.module.css';

interface StudentBagProps {
  readonly data: Pick<VisitData, 'fair' | 'stage' | 'student'>;
}

/** The saved items of a parent's selected student at a fair, read-only. */
export function StudentBag({ data: { fair, stage, student } }: StudentBagProps) {
  const t = useTranslate();
  if (!student?.bag) return null;
  const { name, bag } = student;
  return (
    <Section title={t(messages.bagOfStudent, { name })} className={css.bag}>
      {bag.here.length === 0 ? (
        <p className={css.note}>{t(messages.bagOfStudentEmpty, { name })}</p>
      ) : (
        <ul className={css.list}>
          {bag.here.map(({ collegeId, name: college, slug, place, boothId, art, documents }) => {
            const page = slug === null ? null : `/college-${slug}`;
            const to = boothId && stage === 'lobby' ? boothPath(fair.slug, boothId) : page;
            return (
              <li key={collegeId}>
                <div className={css.college}>
                  <Pennant art={art} width={64} />
                  <div>
                    <p className={css.name}>
                      {to === null ? college : <Link to={to}>{college}</Link>}
                    </p>
                    {place && <p className={css.place}>{place}</p>}
                  </div>
                </div>
                {documents.length > 0 && (
                  <ul className={css.documents}>
                    {documents.map((document) => (
                      <li key={document.id}>
                        <DocumentLink document={document} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
