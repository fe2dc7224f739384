import { AccountFrame } from '../../accounts/account-frame.tsx';
import { OfferShows } from '../../accounts/offer-shows.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { parentInvitationMessages as messages } from './parent-invitation.messages.ts';
import type { StudentOffer } from './student-offer.ts';

const nothing = {};

interface OfferToStudentProps {
  readonly offer: StudentOffer;
  readonly now: string;
}

/** Who invites a student, what the parent could see, and the way to the account that accepts. */
export function OfferToStudent({ offer, now }: OfferToStudentProps) {
  const t = useTranslate();
  const { from: name, fromFirstName: from, email, hasAccount } = offer;
  return (
    <AccountFrame
      title={t(messages.studentTitle, { from })}
      lead={t(messages.studentLead, { name })}
    >
      <OfferShows
        heading={t(messages.studentShowsHeading, { from })}
        lines={[
          t(messages.studentShowsProfile),
          t(messages.studentShowsColleges),
          t(messages.studentShowsSharing),
        ]}
        stranger={t(messages.stranger, { student: from })}
        form={
          <Form fields={nothing} now={new Date(now)} intent="enter">
            <p>{t(hasAccount ? messages.studentKnown : messages.studentNew, { email })}</p>
            <SubmitButton size="large" block iconAfter="arrow-right">
              {t(hasAccount ? messages.studentSignIn : messages.studentCreate)}
            </SubmitButton>
          </Form>
        }
      >
        {t(messages.ends)}
      </OfferShows>
    </AccountFrame>
  );
}
