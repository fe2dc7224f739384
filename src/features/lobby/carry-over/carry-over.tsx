import { Form } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { carryOverMessages as messages } from './carry-over.messages.ts';
import type { carryOverQuery } from './carry-over-queries.ts';
import { nameCopied } from './name-copied.ts';

interface CarryOverProps {
  readonly carryOver: ResultOf<typeof carryOverQuery>['boothCarryOver'];
}

/** What a booth has from another one of the college, and what it can still take from there. */
export function CarryOver({ carryOver: { follows, gaps } }: CarryOverProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (follows !== null)
    return (
      <Notice title={t(messages.follows, { fair: follows })}>{t(messages.followsText)}</Notice>
    );
  if (!gaps) return null;
  const { fair, boothId } = gaps;
  return (
    <Notice
      title={t(messages.offer, { fair })}
      action={
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="copy" />
          <input type="hidden" name="from" value={boothId} />
          <Button type="submit" kind="primary" size="small">
            {t(messages.copy, { fair })}
          </Button>
        </Form>
      }
    >
      {t(messages.offerText, { things: nameCopied(t, locale, gaps) })}
    </Notice>
  );
}
