import { collegeSteps, claimRequestFields } from '../../colleges/college-steps.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField, UrlField } from '../../../ui/fields/text-field.tsx';
import { collegeSetupMessages as messages } from './college-setup.messages.ts';
import { pendingRequestMessages } from '../own-college/pending-request.messages.ts';
import { Remind, RepInWaiting, WhoDecides } from '../own-college/request-pending.tsx';
import { setupPath } from '../setup/setup-path.ts';
import { setupMessages } from '../setup/setup.messages.ts';
import { CollegeFrame, type CollegeStepProps } from './college-frame.tsx';
import { Offers } from '../invitations/offers.tsx';
import { OneButton } from '../one-button.tsx';
import { PeopleList } from '../setup/people-list.tsx';
import { PlaceFields } from '../setup/place-fields.tsx';
import { RequestFacts } from '../../colleges/request-facts.tsx';
import { SearchForm } from '../setup/search-form.tsx';
import { SentBack } from '../setup/sent-back.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';

/** The institution: found and claimed, or entered; while a claim waits, that it does. */
export function CollegeInstitution({ setup, now }: CollegeStepProps) {
  if (setup.college) return <Yours setup={setup} now={now} />;
  if (setup.claim) return <Waiting setup={setup} now={now} />;
  if (setup.asked) return <AskToRepresent setup={setup} now={now} />;
  return <Find setup={setup} now={now} />;
}

function Yours({ setup }: CollegeStepProps) {
  const t = useTranslate();
  const { college } = setup;
  return (
    <CollegeFrame setup={setup} title={t(messages.yours)} lead={college?.name ?? ''}>
      {college?.isDraft && <Notice>{t(messages.draft)}</Notice>}
      <ButtonLink to={setupPath('profile')} size="large" block iconAfter="arrow-right">
        {t(messages.goOn)}
      </ButtonLink>
    </CollegeFrame>
  );
}

function Waiting({ setup, now }: CollegeStepProps) {
  const t = useTranslate();
  const { claim, offers, pending } = setup;
  return (
    <CollegeFrame
      setup={setup}
      title={t(messages.waitingHeading)}
      lead={t(messages.waitingLead, { college: claim?.collegeName ?? '' })}
    >
      <Offers offers={offers} />
      {pending && <WhoDecides pending={pending} now={now.toISOString()} />}
      <SentBack intent="remind" />
      {pending?.mayRemind && <Remind id={pending.claim.id} />}
      {claim && claim.role !== null && (
        <Notice title={t(messages.youTold)}>
          <RequestFacts request={claim} />
        </Notice>
      )}
      <SentBack intent="withdraw" />
      <ButtonLink to="/app" size="large" block iconAfter="arrow-right">
        {t(messages.toHome)}
      </ButtonLink>
      <OneButton intent="withdraw" values={{ id: claim?.id ?? '' }} kind="line">
        {t(messages.withdraw)}
      </OneButton>
      {pending && <RepInWaiting pending={pending} now={now} />}
    </CollegeFrame>
  );
}

function Find({ setup, now }: CollegeStepProps) {
  const t = useTranslate();
  const { near, found, q, email, rejected, offers } = setup;
  const likely = near.length === 1 && near[0]?.yours ? near[0] : null;
  const asPeople = (colleges: typeof near) =>
    colleges.map(({ id, name, city, state, yours }) => ({
      key: id,
      name,
      about: yours ? `${city}, ${state}` : `${city}, ${state}. ${t(messages.notYours)}`,
      acts: yours ? (
        <OneButton intent="claim" values={{ id }} size="small" about={name}>
          {t(messages.claim)}
        </OneButton>
      ) : (
        <ButtonLink
          to={`${setupPath('institution')}&ask=${id}`}
          kind="line"
          size="small"
          aria-label={t(messages.askFor, { college: name })}
        >
          {t(messages.ask)}
        </ButtonLink>
      ),
    }));
  return (
    <CollegeFrame
      setup={setup}
      title={t(messages.institutionHeading)}
      lead={t(messages.institutionLead)}
    >
      {rejected !== null && (
        <Notice kind="warning" title={t(messages.rejectedTitle, { college: rejected.collegeName })}>
          {rejected.reason !== null && (
            <p>{t(messages.rejectedWhy, { reason: rejected.reason })}</p>
          )}
          <p>{t(messages.rejected)}</p>
        </Notice>
      )}
      <Offers offers={offers} />
      <SentBack intent="claim" />
      {near.length > 0 && (
        <PeopleList
          title={
            likely
              ? t(pendingRequestMessages.likely, { college: likely.name })
              : t(messages.suggestions, { email })
          }
          people={asPeople(near)}
        />
      )}
      <SearchForm
        step="institution"
        label={t(messages.search)}
        q={q}
        found={found && found.length}
      />
      {found && found.length > 0 && (
        <PeopleList title={t(messages.results)} people={asPeople(found)} />
      )}
      {found?.some(({ yours }) => !yours) && (
        <Notice>
          {t(found.some(({ yours }) => yours) ? messages.otherAddress : messages.noAddress, {
            email,
          })}
        </Notice>
      )}
      <Disclosure title={t(messages.notListed)}>
        <Form fields={collegeSteps.institution} now={now} intent="institution">
          <TextField name="name" label={t(messages.name)} autoComplete="organization" />
          <UrlField name="boothUrl" label={t(messages.boothUrl)} />
          <PlaceFields />
          <SubmitButton size="large" block pending={t(setupMessages.saving)}>
            {t(messages.enter)}
          </SubmitButton>
        </Form>
      </Disclosure>
      <ButtonLink to="/app" kind="line" size="large" block>
        {t(messages.lookAround)}
      </ButtonLink>
    </CollegeFrame>
  );
}

/** Someone whose address isn’t at a college says who they are, and asks to represent it. */
function AskToRepresent({ setup, now }: CollegeStepProps) {
  const t = useTranslate();
  const { asked, email } = setup;
  return (
    <CollegeFrame
      setup={setup}
      title={t(messages.askHeading, { college: asked?.name ?? '' })}
      lead={t(messages.askLead, { email })}
    >
      <Form fields={claimRequestFields} now={now} intent="ask">
        <input type="hidden" name="id" value={asked?.id ?? ''} />
        <TextField
          name="role"
          label={t(messages.askRole)}
          hint={t(messages.askRoleHint)}
          autoComplete="organization-title"
        />
        <TextArea name="message" label={t(messages.askMessage)} />
        <UrlField
          name="proofUrl"
          label={t(messages.askProof)}
          hint={t(messages.askProofHint)}
          autoComplete="off"
        />
        <SubmitButton size="large" block pending={t(setupMessages.saving)}>
          {t(messages.askSend)}
        </SubmitButton>
      </Form>
      <ButtonLink to={setupPath('institution')} kind="line" size="large" block>
        {t(messages.askOther)}
      </ButtonLink>
    </CollegeFrame>
  );
}
