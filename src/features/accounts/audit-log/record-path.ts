interface Record {
  readonly subject: string;
  readonly subjectId: string | null;
  readonly about: string | null;
  readonly fairId: string | null;
}

/** The admin screen for a record; null where there is none, or the record is gone. */
export function recordPath({ subject, subjectId, about, fairId }: Record): string | null {
  if (subjectId === null || about === null) return null;
  switch (subject) {
    case 'College':
      return `/admin/colleges/${subjectId}`;
    case 'Fair':
      return `/admin/fairs/${subjectId}`;
    case 'FairBooth':
      return `/admin/fairs/${fairId}/readiness`;
    case 'FairExhibitor':
      return `/admin/fairs/${fairId}/exhibitors`;
    case 'FairAttendee':
      return `/admin/fairs/${fairId}/attendees`;
    case 'FairWebinar':
      return `/admin/fairs/${fairId}/webinar`;
    case 'Account':
      return `/admin/users?q=${encodeURIComponent(about)}`;
    case 'CollegePayment':
      return `/admin/payments?show=all&q=${encodeURIComponent(about)}`;
    case 'Campaign':
      return `/admin/campaigns/email/${subjectId}`;
    case 'CampaignDraft':
      return `/admin/campaigns/email/drafts/${subjectId}`;
    default:
      return null;
  }
}
