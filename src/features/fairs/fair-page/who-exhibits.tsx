import { Form, Link } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { fairMessages } from '../fair-page.messages.ts';
import { fairPaths } from '../fair-paths.ts';
import type { FairPageData } from '../load-fair-page.ts';
import css from './who-exhibits.module.css';

type WhoExhibitsProps = Pick<
  FairPageData,
  'fair' | 'flagged' | 'named' | 'wanted' | 'canSearch'
> & {
  readonly isOver: boolean;
};

/** The colleges of a fair by name, with a search that needs no JavaScript. */
export default function WhoExhibits(props: WhoExhibitsProps) {
  const { fair, flagged, named, wanted, canSearch, isOver } = props;
  const t = useTranslate();
  const found = flagged.length + named.length;
  const title = t(isOver ? fairMessages.whoCame : fairMessages.whoTitle);
  if (fair.collegeCount === 0)
    return (
      <Section title={title} id="colleges">
        <p>{t(fairMessages.whoEmpty)}</p>
      </Section>
    );
  return (
    <Section
      title={title}
      id="colleges"
      aside={<span>{t(fairMessages.count, { count: fair.collegeCount })}</span>}
    >
      {canSearch && (
        <Form
          role="search"
          action={`${fairPaths(fair.slug).page}#colleges`}
          preventScrollReset
          className={css.search}
        >
          <label htmlFor="college">{t(fairMessages.findCollege)}</label>
          <span className={css.box}>
            <Icon name="search" />
            <input
              id="college"
              name="college"
              type="search"
              defaultValue={wanted}
              key={wanted}
              placeholder={t(fairMessages.findHint)}
              autoComplete="off"
            />
            <Button type="submit">{t(fairMessages.find)}</Button>
          </span>
        </Form>
      )}
      {wanted !== '' && (
        <p role="status" className={css.found}>
          {t(fairMessages.found, { count: found })}{' '}
          <Link to={`${fairPaths(fair.slug).page}#colleges`} preventScrollReset data-keep-scroll="">
            {t(fairMessages.showAll)}
          </Link>
        </p>
      )}
      <ul className={css.flags}>
        {flagged.map(({ name, slug, city, state, art }) => (
          <li key={`${name} ${slug}`}>
            <Pennant art={art} width={88} />
            <div>
              <College name={name} slug={slug} />
              <p>{t(fairMessages.place, { city, state })}</p>
            </div>
          </li>
        ))}
      </ul>
      {named.length > 0 && (
        <>
          <h3 className={css.also}>{t(fairMessages.alsoThere)}</h3>
          <ul className={css.names}>
            {named.map(({ name, slug }) => (
              <li key={`${name} ${slug}`}>
                <College name={name} slug={slug} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

/** A college's name, linked to its page if it has one. */
function College({ name, slug }: { readonly name: string; readonly slug: string | null }) {
  return slug ? <Link to={`/college-${slug}`}>{name}</Link> : <span>{name}</span>;
}
