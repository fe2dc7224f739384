import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { leadsMessages as messages } from './leads.messages.ts';
import type { LeadsData } from './load-leads.ts';
import css from './leads.module.css';

/** The list as a file, a note on those who stopped sharing, and past exports. */
export function TakeList({ data: { asked, exports, zone, now } }: { readonly data: LeadsData }) {
  const t = useTranslate();
  return (
    <Card className={css.take}>
      <p>{asked.fair ? t(messages.takeFairText, { fair: asked.fair }) : t(messages.takeText)}</p>
      <p>{t(messages.takeGone)}</p>
      {/* A plain form: the browser saves the response. */}
      <form method="post" action="/app/leads/list.csv">
        {asked.fair && <input type="hidden" name="fairId" value={asked.fairId} />}
        <Button type="submit" icon="download">
          {t(messages.download)}
        </Button>
      </form>
      {exports.length > 0 && (
        <Disclosure title={t(messages.lists)}>
          <ul role="list" className={css.lists}>
            {exports.map(({ id, at, by, byOrganizer, fairName, listed, gone }) => (
              <li key={id}>
                <b>
                  <When start={at} zone={zone} now={now} />
                </b>{' '}
                {[
                  t(messages.listBy, {
                    who: by ?? t(byOrganizer ? messages.organizer : messages.formerRep),
                  }),
                  ...(fairName === null ? [] : [fairName]),
                  t(messages.listOf, { listed }),
                  ...(gone === 0 ? [] : [t(messages.listGone, { gone })]),
                ].join(' · ')}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
}
