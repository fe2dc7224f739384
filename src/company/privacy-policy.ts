import { list, section, terms, text, type Policy } from './policy.ts';
import { privacyWords as w } from './privacy.words.ts';

/** The privacy policy; `measured` where the operator counts visits with a tag manager. */
export const privacyPolicy = ({ measured }: { readonly measured: boolean }): Policy => ({
  path: '/privacy-policy',
  title: w.title,
  lead: w.lead,
  description: w.description,
  changed: '2026-11-21',
  inShort: [w.short1, w.short2, w.short3, w.short4, w.short5],
  sections: [
    section('who', w.who, text(w.who1, w.who2, w.who3)),
    section(
      'what',
      w.what,
      text(w.what1),
      terms(
        [w.visitor, w.visitorText],
        [w.account, w.accountText],
        [w.student, w.studentText],
        [w.parent, w.parentText],
        [w.counselor, w.counselorText],
        [w.college, w.collegeText],
        [w.fair, w.fairText],
        [w.letters, w.lettersText],
      ),
    ),
    section('sharing', w.see, text(w.see1, w.see2, w.see3, w.see4, w.see5, w.see6, w.see7, w.see8)),
    section('children', w.children, text(w.children1, w.children2, w.children3)),
    section('schools', w.schools, text(w.schools1, w.schools2)),
    section(
      'cookies',
      w.cookies,
      text(w.cookies1),
      terms(
        [w.session, w.sessionText],
        [w.step, w.stepText],
        [w.closed, w.closedText],
        [w.registered, w.registeredText],
        [w.state, w.stateText],
        [w.link, w.linkText],
        [w.theme, w.themeText],
        [w.zone, w.zoneText],
        [w.locale, w.localeText],
        [w.alert, w.alertText],
      ),
      text(w.cookies2, measured ? w.measures : w.noMeasures),
    ),
    section('mail', w.mail, text(w.mail1, w.mail2)),
    section('payments', w.pay, text(w.pay1)),
    section('keeping', w.keep, list(w.keep1, w.keep2, w.keep3, w.keep4, w.keep5)),
    section('safety', w.safe, text(w.safe1, w.safe2)),
    section(
      'rights',
      w.rights,
      text(w.rights1),
      list(w.right1, w.right2, w.right3, w.right4, w.right5),
      text(w.rights2),
    ),
    section('changes', w.changes, text(w.changes1)),
    section('contact', w.contact, text(w.contact1)),
  ],
});
