import { Form, Link } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { ChipLink } from '../../../ui/marks/chip.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { fairMessages } from '../fair-page.messages.ts';
import { fairPaths } from '../fair-paths.ts';
import type { FairPageData } from '../load-fair-page.ts';
import type { Choice } from './narrow-colleges.ts';
import css from './who-exhibits.module.css';

type WhoExhibitsProps = Pick<
  FairPageData,
  'fair' | 'flagged' | 'found' | 'wanted' | 'wantedState' | 'states' | 'choices' | 'canSearch'
> & {
  readonly isOver: boolean;
};

/** The colleges of a fair, all alike, with a search that needs no JavaScript. */
export default function WhoExhibits(props: WhoExhibitsProps) {
  const { fair, flagged, found, wanted, wantedState, states, choices, canSearch, isOver } = props;
  const t = useTranslate();
  const { page } = fairPaths(fair.slug);
  const { kind = '', subject = '' } = choices ?? {};
  const isNarrowed = [wanted, wantedState, kind, subject].some((one) => one !== '');
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
        <Form role="search" action={`${page}#colleges`} preventScrollReset className={css.search}>
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
          {wantedState !== '' && <input type="hidden" name="state" value={wantedState} />}
          {choices && (
            <div className={css.choices}>
              <Choose
                name="kind"
                label={t(fairMessages.kind)}
                any={t(fairMessages.anyKind)}
                chosen={kind}
                of={choices.kinds}
              />
              <Choose
                name="subject"
                label={t(fairMessages.subject)}
                any={t(fairMessages.anySubject)}
                chosen={subject}
                of={choices.subjects}
              />
            </div>
          )}
        </Form>
      )}
      {states.length > 0 && (
        <nav className={css.states} aria-label={t(fairMessages.byState)}>
          {states.map(({ state, count }) => {
            const on = state === wantedState;
            const asked = { college: wanted, kind, subject, state: on ? '' : state };
            const query = new URLSearchParams(
              Object.entries(asked).filter(([, value]) => value !== ''),
            );
            return (
              <ChipLink
                key={state}
                to={`${page}${query.size > 0 ? `?${query}` : ''}#colleges`}
                on={on}
                count={count}
                data-keep-scroll=""
              >
                {state}
              </ChipLink>
            );
          })}
        </nav>
      )}
      {isNarrowed && (
        <p role="status" className={css.found}>
          {t(fairMessages.found, { count: found })}{' '}
          <Link to={`${page}?colleges=all#colleges`} preventScrollReset data-keep-scroll="">
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
      {flagged.length < found && (
        <p className={css.all}>
          <ButtonLink
            kind="line"
            to={`${page}?colleges=all#colleges`}
            preventScrollReset
            data-keep-scroll=""
          >
            {t(fairMessages.showAllCount, { count: found })}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

interface ChooseProps {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly chosen: string;
  readonly of: readonly Choice[];
}

/** One of the device's own lists, sent at once; without JavaScript by the button. */
function Choose({ name, label, any, chosen, of }: ChooseProps) {
  const t = useTranslate();
  if (of.length < 2 && chosen === '') return null;
  return (
    <label>
      <span>{label}</span>
      <select
        key={chosen}
        name={name}
        defaultValue={chosen}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        <option value="">{any}</option>
        {of.map(({ value, label: choice, count }) => (
          <option key={value} value={value}>
            {t(fairMessages.choice, { name: choice, count })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A college's name, linked to its page if it has one. */
function College({ name, slug }: { readonly name: string; readonly slug: string | null }) {
  return slug ? <Link to={`/college-${slug}`}>{name}</Link> : <span>{name}</span>;
}
