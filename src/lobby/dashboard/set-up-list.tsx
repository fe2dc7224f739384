import { Link } from 'react-router';
import type { Message } from '../../platform/words/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import type { DashboardData } from '../load-dashboard.ts';
import { setUpWords as said } from './set-up.words.ts';
import css from './dashboard.module.css';

/** What is said before and after a step, and on which page it is done. */
interface Shown {
  readonly open: Message;
  readonly act: Message;
  readonly done: Message;
  readonly to: string;
}

const email = { act: said.emailAct, done: said.emailDone, to: '/admin/settings/email' };

const shown: Readonly<Record<string, Shown>> = {
  organization: {
    ...{ open: said.organization, act: said.organizationAct, done: said.organizationDone },
    to: '/admin/settings',
  },
  brand: {
    ...{ open: said.brand, act: said.brandAct, done: said.brandDone },
    to: '/admin/settings/brand',
  },
  email: { open: said.email, ...email },
  mailServer: { open: said.mailServer, ...email },
  prices: {
    ...{ open: said.prices, act: said.pricesAct, done: said.pricesDone },
    to: '/admin/settings/prices',
  },
  colleges: {
    ...{ open: said.colleges, act: said.collegesAct, done: said.collegesDone },
    to: '/admin/colleges/import',
  },
  fair: { open: said.fair, act: said.fairAct, done: said.fairDone, to: '/admin/fairs/new' },
  publish: {
    ...{ open: said.publish, act: said.publishAct, done: said.publishDone },
    to: '/admin/fairs?state=draft',
  },
};

/** The way from an empty site to the first fair: what is done, and where the rest is done. */
export function SetUpList({ steps }: { readonly steps: DashboardData['setUp'] }) {
  const say = useSay();
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Section title={say(said.title)} aside={say(said.progress, { done, all: steps.length })}>
      <ol role="list" className={css.todo}>
        {steps.map(({ kind, isDone, isOptional }) => {
          const one = shown[kind];
          if (!one) return null;
          return (
            <li key={kind} className={isDone ? css.isDone : undefined}>
              {isDone ? (
                <Icon name="check-circle" label={say(said.done)} />
              ) : (
                <Icon name="arrow-right" />
              )}
              <span>
                {say(isDone ? one.done : one.open)}
                {!isDone && isOptional && <i> {say(said.optional)}</i>}
              </span>
              {!isDone && <Link to={one.to}>{say(one.act)}</Link>}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
