import { Link } from 'react-router';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { DashboardData } from '../load-dashboard.ts';
import { setUpMessages as messages } from './set-up.messages.ts';
import css from './dashboard.module.css';

/** A step's texts before and after it is done, and its page. */
interface Shown {
  readonly open: Message;
  readonly act: Message;
  readonly done: Message;
  readonly to: string;
}

const email = { act: messages.emailAct, done: messages.emailDone, to: '/admin/settings/email' };

const shown: Readonly<Record<string, Shown>> = {
  organization: {
    ...{
      open: messages.organization,
      act: messages.organizationAct,
      done: messages.organizationDone,
    },
    to: '/admin/settings',
  },
  brand: {
    ...{ open: messages.brand, act: messages.brandAct, done: messages.brandDone },
    to: '/admin/settings/brand',
  },
  email: { open: messages.email, ...email },
  mailServer: { open: messages.mailServer, ...email },
  prices: {
    ...{ open: messages.prices, act: messages.pricesAct, done: messages.pricesDone },
    to: '/admin/settings/prices',
  },
  colleges: {
    ...{ open: messages.colleges, act: messages.collegesAct, done: messages.collegesDone },
    to: '/admin/colleges/import',
  },
  fair: {
    open: messages.fair,
    act: messages.fairAct,
    done: messages.fairDone,
    to: '/admin/fairs/new',
  },
  publish: {
    ...{ open: messages.publish, act: messages.publishAct, done: messages.publishDone },
    to: '/admin/fairs?state=draft',
  },
};

/** Setup steps from an empty site to the first fair: what is done, and where to do the rest. */
export function SetUpList({ steps }: { readonly steps: DashboardData['setUp'] }) {
  const t = useTranslate();
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Section title={t(messages.title)} aside={t(messages.progress, { done, all: steps.length })}>
      <ol role="list" className={css.todo}>
        {steps.map(({ kind, isDone, isOptional }) => {
          const one = shown[kind];
          if (!one) return null;
          return (
            <li key={kind} className={isDone ? css.isDone : undefined}>
              {isDone ? (
                <Icon name="check-circle" label={t(messages.done)} />
              ) : (
                <Icon name="arrow-right" />
              )}
              <span>
                {t(isDone ? one.done : one.open)}
                {!isDone && isOptional && <i> {t(messages.optional)}</i>}
              </span>
              {!isDone && <Link to={one.to}>{t(one.act)}</Link>}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
