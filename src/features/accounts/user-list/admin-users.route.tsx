import type { Route } from './+types/admin-users.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { userTypes } from '../../../platform/model/viewer.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Selection, NothingChosen } from '../../../ui/tables/selection.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { UndoNotice } from '../../../ui/tables/undo-notice.tsx';
import { adminUsersMessages } from './admin-users.messages.ts';
import { UserQuestion } from '../user-changes/user-question.tsx';
import { UserTable } from './user-table.tsx';
import { actOnUsers } from '../user-changes/act-on-users.ts';
import { loadUsers } from './load-users.ts';
import { mostUsers, userStates } from './user-choices.ts';
import { usersMessages, usersMessages as messages } from './users.messages.ts';
import { bulkUserActs, type BulkUserAct, type WhySkipped } from '../user-changes/why-skipped.ts';
import { userTypeLabels } from './user-type-labels.messages.ts';
import css from './admin-users.module.css';
import { choice } from '../../../platform/model/kinds.ts';
import { BulkQuestion, type BulkAsked } from '../../../ui/tables/bulk-question.tsx';
import userTableCss from './user-table.module.css';

interface UsersQuestionProps extends BulkAsked {
  readonly act: BulkUserAct;
  /** Those selected, all of them. */
  readonly question: readonly {
    readonly id: string;
    readonly name: string;
    readonly skipped: WhySkipped | null;
  }[];
}

const typeField = { userType: choice(userTypes) };
const gentle: readonly BulkUserAct[] = ['enable', 'approve', 'resend'];

/** Asks before something is done with several accounts; says who is skipped, and what can be undone. */
function UsersQuestion({ act, question, all, back, now }: UsersQuestionProps) {
  const t = useTranslate();
  if (question.length === 0) return <NothingChosen />;
  const rows = question.map((one) => ({ ...one, skipped: one.skipped && messages[one.skipped] }));
  return (
    <BulkQuestion
      says={{ title: messages[`${act}Title`], act: messages[`${act}Now`], keep: messages.keep }}
      text={t(messages[`${act}Text`])}
      intent={`${act}-several`}
      isDanger={!gentle.includes(act)}
      rows={rows}
      all={all}
      back={back}
      now={now}
      {...(act === 'type' ? { fields: typeField } : {})}
    >
      {act === 'type' && (
        <div className={userTableCss.asked}>
          <SelectField
            name="userType"
            label={t(adminUsersMessages.newType)}
            options={userTypes.map((value) => ({ value, label: t(userTypeLabels[value]) }))}
          />
        </div>
      )}
    </BulkQuestion>
  );
}

const allMessages = { ...adminUsersMessages, ...usersMessages, type: adminUsersMessages.type };

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  return {
    ...(await loadUsers(call, url)),
    meta: pageMeta({
      ...call,
      title: t(allMessages.title),
      description: t(allMessages.description),
      path: '/admin/users',
    }),
    zone: call.zone ?? 'UTC',
    now: call.now,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return actOnUsers(context.get(pageCall), await request.formData(), url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/users`: find accounts, email new codes, approve, change type, disable: one or several. */
export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, filter, query, asks, act, all, chosen, question } = loaderData;
  const { undo, now, own } = loaderData;
  const t = useTranslate();
  const [single = '', id] = asks.split('.');
  const user = items.find((one) => one.id === id && id !== own);
  return (
    <Wrap>
      <PageHead title={t(allMessages.title)} lead={t(allMessages.description)} />
      {user && <UserQuestion key={asks} query={query} user={user} now={now} act={single} />}
      {act && (
        <UsersQuestion
          key={`${act} ${all} ${chosen.join()}`}
          act={act}
          question={question}
          all={all}
          now={now}
          back={query}
        />
      )}
      {undo && <UndoNotice key={undo} id={undo} text={t(allMessages.undoText)} now={now} />}
      <SearchedTable
        asked={asked}
        query={query}
        total={total}
        isEmpty={items.length === 0}
        find={t(allMessages.find)}
        act={t(allMessages.search)}
        fields={
          <>
            <SelectField
              name="type"
              label={t(allMessages.type)}
              empty={t(allMessages.anyType)}
              defaultValue={filter.userType ?? ''}
              options={userTypes.map((value) => ({ value, label: t(userTypeLabels[value]) }))}
            />
            <SelectField
              name="state"
              label={t(allMessages.state)}
              empty={t(allMessages.anyState)}
              defaultValue={filter.state ?? ''}
              options={userStates.map((value) => ({ value, label: t(usersMessages[value]) }))}
            />
          </>
        }
        count={t(allMessages.count, { count: total })}
        none={{ title: t(allMessages.noUsers), text: t(allMessages.noUsersText) }}
        file={{
          href: `/admin/users.csv${withChanges(query, { page: null })}`,
          label: t(allMessages.file),
        }}
      >
        <Selection
          total={total}
          query={query}
          shown={items.length}
          most={mostUsers}
          acts={<BulkActs act={act} action={`/admin/users${query}`} />}
        >
          {(formId) => <UserTable {...loaderData} formId={formId} />}
        </Selection>
        <Disclosure title={t(allMessages.approvalTitle)}>
          <p>{t(allMessages.approvalText)}</p>
        </Disclosure>
      </SearchedTable>
    </Wrap>
  );
}

interface BulkActsProps {
  /** What is asked now. */
  readonly act: BulkUserAct | null;
  readonly action: string;
}

/** What can be done with those selected: each leads to a question, but for the file. */
function BulkActs({ act, action }: BulkActsProps) {
  const t = useTranslate();
  return (
    <>
      <div className={css.act}>
        <SelectField
          name="ask"
          label={<span className="visually-hidden">{t(allMessages.what)}</span>}
          empty={null}
          defaultValue={act ?? bulkUserActs[0]}
          options={bulkUserActs.map((value) => ({ value, label: t(usersMessages[value]) }))}
        />
        <Button type="submit" kind="line">
          {t(allMessages.goOn)}
        </Button>
      </div>
      <Button
        type="submit"
        kind="line"
        icon="download"
        formMethod="post"
        formAction={action}
        name="intent"
        value="csv"
      >
        {t(allMessages.csv)}
      </Button>
    </>
  );
}
