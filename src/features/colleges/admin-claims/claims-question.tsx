import type { Message } from '../../../platform/i18n/define-messages.ts';
import { BulkQuestion, type BulkAsked } from '../../../ui/tables/bulk-question.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { NothingChosen } from '../../../ui/tables/selection.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { adminClaimsMessages as messages } from './admin-claims.messages.ts';
import type { ChosenClaim, WaitingCounselor } from './claims-queries.ts';
import { decliningFields } from './declining-fields.ts';
import type { bulkActs } from './load-claims.ts';

/** Why a request can't be approved. */
const whyNot = new Map<string, Message>([
  ['decided', messages.isDecided],
  ['represents', messages.representsOne],
  ['account', messages.noRepAccount],
  ['closed', messages.isClosed],
]);

interface ClaimsQuestionProps extends BulkAsked {
  readonly act: (typeof bulkActs)[number];
  /** All selected rows. */
  readonly question: {
    readonly claims: readonly ChosenClaim[];
    readonly counselors: readonly WaitingCounselor[];
    readonly drafts: readonly { readonly id: string; readonly name: string | null }[];
  };
}

/** Confirms deciding several requests; says who is skipped, and what can't be undone. */
export function ClaimsQuestion({ act, question, all, back, now }: ClaimsQuestionProps) {
  const t = useTranslate();
  const rows = rowsOf(act, question).map((one) => ({
    ...one,
    name: one.name ?? t(messages.claimant, one.of),
  }));
  if (rows.length === 0) return <NothingChosen />;
  const strangers = question.claims.filter(
    ({ isAtDomain, approve }) => !isAtDomain && approve === 'can',
  ).length;
  return (
    <BulkQuestion
      says={{ title: messages[`${act}Title`], act: messages[`${act}Now`], keep: messages.keep }}
      text={t(messages[`${act}Text`])}
      intent={`${act}-several`}
      isDanger={act === 'reject'}
      rows={rows}
      all={all}
      back={back}
      now={now}
      {...(act === 'reject' ? { fields: decliningFields } : {})}
    >
      {act === 'reject' && (
        <TextField
          name="reason"
          label={t(messages.whyReject)}
          hint={t(messages.whyRejectAll)}
          autoComplete="off"
        />
      )}
      {act === 'approve' && strangers > 0 && (
        <Notice kind="warning">{t(messages.strangers, { count: strangers })}</Notice>
      )}
    </BulkQuestion>
  );
}

interface Row {
  readonly id: string;
  /** Null for a request, which its person and college identify. */
  readonly name: string | null;
  readonly of: { readonly who: string; readonly college: string };
  readonly skipped: Message | null;
}

/** The rows that an action affects. */
function rowsOf(
  act: ClaimsQuestionProps['act'],
  { claims, counselors, drafts }: ClaimsQuestionProps['question'],
): readonly Row[] {
  const nothing = { of: { who: '', college: '' }, skipped: null };
  if (act === 'confirm')
    return counselors.map(({ id, name, email, school }) => ({
      ...nothing,
      id,
      name: [name || email, school].filter(Boolean).join(', '),
    }));
  if (act === 'publish')
    return drafts.map(({ id, name }) => ({ ...nothing, id, name: name ?? '' }));
  return claims.map(({ id, name, email, collegeName, approve }) => ({
    id,
    name: null,
    of: { who: name || email, college: collegeName },
    skipped: (act === 'approve' || approve === 'decided' ? whyNot.get(approve) : null) ?? null,
  }));
}
