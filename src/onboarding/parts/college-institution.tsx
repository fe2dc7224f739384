import { collegeSteps } from '../../colleges/college-steps.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField, UrlField } from '../../ui/text-field.tsx';
import { collegeSetupWords as said } from '../college-setup.words.ts';
import { setupPath } from '../setup-path.ts';
import { setupWords } from '../setup.words.ts';
import { AskToRepresent } from './ask-to-represent.tsx';
import { CollegeFrame, type CollegeStepProps } from './college-frame.tsx';
import { Offers } from './offers.tsx';
import { OneButton } from './one-button.tsx';
import { PeopleList } from './people-list.tsx';
import { PlaceFields } from './place-fields.tsx';
import { RequestFacts } from '../../colleges/request-facts.tsx';
import { SearchForm } from './search-form.tsx';
import { SentBack } from './sent-back.tsx';

/** The institution: found and claimed, or entered; while a claim waits, that it does. */
export function CollegeInstitution({ setup, now }: CollegeStepProps) {
  if (setup.college) return <Yours setup={setup} now={now} />;
  if (setup.claim) return <Waiting setup={setup} now={now} />;
  if (setup.asked) return <AskToRepresent setup={setup} now={now} />;
  return <Find setup={setup} now={now} />;
}

function Yours({ setup }: CollegeStepProps) {
  const say = useSay();
  const { college } = setup;
  return (
    <CollegeFrame setup={setup} title={say(said.yours)} lead={college?.name ?? ''}>
      {college?.isDraft && <Notice>{say(said.draft)}</Notice>}
      <ButtonLink to={setupPath('profile')} size="large" block iconAfter="arrow-right">
        {say(said.goOn)}
      </ButtonLink>
    </CollegeFrame>
  );
}

function Waiting({ setup }: CollegeStepProps) {
  const say = useSay();
  const { claim, offers } = setup;
  return (
    <CollegeFrame
      setup={setup}
      title={say(said.waitingHeading)}
      lead={say(said.waitingLead, { college: claim?.collegeName ?? '' })}
    >
      <Offers offers={offers} />
      {claim && claim.role !== null && (
        <Notice title={say(said.youTold)}>
          <RequestFacts request={claim} />
        </Notice>
      )}
      <SentBack intent="withdraw" />
      <ButtonLink to="/app" size="large" block iconAfter="arrow-right">
        {say(said.lookAround)}
      </ButtonLink>
      <OneButton intent="withdraw" values={{ id: claim?.id ?? '' }} kind="line">
        {say(said.withdraw)}
      </OneButton>
    </CollegeFrame>
  );
}

function Find({ setup, now }: CollegeStepProps) {
  const say = useSay();
  const { near, found, q, email, rejected, offers } = setup;
  const asPeople = (colleges: typeof near) =>
    colleges.map(({ id, name, city, state, yours }) => ({
      ...{ key: id, name },
      about: yours ? `${city}, ${state}` : `${city}, ${state}. ${say(said.notYours)}`,
      acts: yours ? (
        <OneButton intent="claim" values={{ id }} size="small" about={name}>
          {say(said.claim)}
        </OneButton>
      ) : (
        <ButtonLink
          to={`${setupPath('institution')}&ask=${id}`}
          kind="line"
          size="small"
          aria-label={say(said.askFor, { college: name })}
        >
          {say(said.ask)}
        </ButtonLink>
      ),
    }));
  return (
    <CollegeFrame
      setup={setup}
      title={say(said.institutionHeading)}
      lead={say(said.institutionLead)}
    >
      {rejected !== null && (
        <Notice kind="warning" title={say(said.rejectedTitle, { college: rejected.collegeName })}>
          {rejected.reason !== null && <p>{say(said.rejectedWhy, { reason: rejected.reason })}</p>}
          <p>{say(said.rejected)}</p>
        </Notice>
      )}
      <Offers offers={offers} />
      <SentBack intent="claim" />
      {near.length > 0 && (
        <PeopleList title={say(said.suggestions, { email })} people={asPeople(near)} />
      )}
      <SearchForm step="institution" label={say(said.search)} q={q} found={found && found.length} />
      {found && found.length > 0 && (
        <PeopleList title={say(said.results)} people={asPeople(found)} />
      )}
      {found?.some(({ yours }) => !yours) && <Notice>{say(said.otherAddress, { email })}</Notice>}
      <Disclosure title={say(said.notListed)}>
        <Form fields={collegeSteps.institution} now={now} intent="institution">
          <TextField name="name" label={say(said.name)} autoComplete="organization" />
          <UrlField name="boothUrl" label={say(said.boothUrl)} />
          <PlaceFields />
          <SubmitButton size="large" block pending={say(setupWords.saving)}>
            {say(said.enter)}
          </SubmitButton>
        </Form>
      </Disclosure>
      <ButtonLink to="/app" kind="line" size="large" block>
        {say(said.lookAround)}
      </ButtonLink>
    </CollegeFrame>
  );
}
