import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { leadsWords as said } from '../leads.words.ts';
import type { LeadsData } from '../load-leads.ts';
import css from './leads.module.css';

/** The list as a file, what it says of those who share no longer, and who took which before. */
export function TakeList({ data: { asked, exports, zone, now } }: { readonly data: LeadsData }) {
  const say = useSay();
  return (
    <Card className={css.take}>
      <p>{asked.fair ? say(said.takeFairText, { fair: asked.fair }) : say(said.takeText)}</p>
      <p>{say(said.takeGone)}</p>
      {/* A plain form: what comes back is saved by the browser. */}
      <form method="post" action="/app/leads/list.csv">
        {asked.fair && <input type="hidden" name="fairId" value={asked.fairId} />}
        <Button type="submit" icon="download">
          {say(said.download)}
        </Button>
      </form>
      {exports.length > 0 && (
        <Disclosure title={say(said.lists)}>
          <ul role="list" className={css.lists}>
            {exports.map(({ id, at, by, byOrganizer, fairName, listed, gone }) => (
              <li key={id}>
                <b>
                  <When start={at} zone={zone} now={now} />
                </b>{' '}
                {[
                  say(said.listBy, {
                    who: by ?? say(byOrganizer ? said.organizer : said.formerRep),
                  }),
                  ...(fairName === null ? [] : [fairName]),
                  say(said.listOf, { listed }),
                  ...(gone === 0 ? [] : [say(said.listGone, { gone })]),
                ].join(' · ')}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
}
