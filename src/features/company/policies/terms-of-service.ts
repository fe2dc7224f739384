import { list, section, text, type Policy } from './policy.ts';
import { termsMessages as w } from './terms.messages.ts';

/** The terms of service. */
export const termsOfService: Policy = {
  path: '/terms-of-service',
  title: w.title,
  lead: w.lead,
  description: w.description,
  changed: '2026-11-24',
  inShort: [w.short1, w.short2, w.short3, w.short4],
  sections: [
    section('about', w.about, text(w.about1, w.about2)),
    section('who', w.who, text(w.who1, w.who2, w.who3)),
    section('account', w.account, text(w.account1, w.account2)),
    section('free', w.free, text(w.free1)),
    section(
      'conduct',
      w.kind,
      text(w.kind1),
      list(w.kindA, w.kindB, w.kindC, w.kindD, w.kindE),
      text(w.kind2),
    ),
    section('students', w.minors, text(w.minors1, w.minors2)),
    section('yours', w.yours, text(w.yours1, w.yours2)),
    section('colleges', w.colleges, text(w.colleges1, w.colleges2, w.colleges3)),
    section('payment', w.pay, text(w.pay1, w.pay2, w.pay3, w.pay4)),
    section('moved', w.change, text(w.change1)),
    section('words', w.words, text(w.words1, w.words2)),
    section('software', w.software, text(w.software1, w.software2)),
    section('liability', w.liable, text(w.liable1, w.liable2)),
    section('leaving', w.end, text(w.end1)),
    section('law', w.law, text(w.law1)),
    section('changes', w.changes, text(w.changes1)),
    section('contact', w.contact, text(w.contact1)),
  ],
};
