import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** One screen shows all guides. */
const guide = (slug: string) =>
  route(`resources/${slug}`, 'features/guides/guide-page/guide.route.tsx', { id: `guide:${slug}` });

/** A draft and a campaign: the same screens for admins and for coordinators. */
const campaignRoutes = (base: string) => {
  const id = (screen: string) => ({ id: `${base}:${screen}` });
  return [
    route(
      `${base}/drafts/:draftId/frame`,
      'features/campaigns/editor/draft-frame.route.ts',
      id('draft-frame'),
    ),
    route(`${base}/drafts/:draftId`, 'features/campaigns/editor/draft.route.tsx', id('draft'), [
      index('features/campaigns/editor/write.route.tsx', id('write')),
      route('recipients', 'features/campaigns/audience/recipients.route.tsx', id('recipients')),
      route('preview', 'features/campaigns/preview-and-send/preview.route.tsx', id('preview')),
      route('send', 'features/campaigns/preview-and-send/send.route.tsx', id('send')),
    ]),
    route(`${base}/:campaignId`, 'features/campaigns/list/campaign.route.tsx', id('campaign')),
    route(
      `${base}/:campaignId/frame`,
      'features/campaigns/list/campaign-frame.route.ts',
      id('campaign-frame'),
    ),
  ];
};

/** Every address, and the screen that owns it. */
export default [
  index('features/company/home-page/home.route.tsx'),
  route('accessibility', 'features/company/accessibility/accessibility.route.tsx'),
  route('about-us', 'features/company/about/about.route.tsx'),
  route('contact-us', 'features/company/contact/contact.route.tsx'),
  route('counselors', 'features/company/counselors/counselors.route.tsx'),
  route('pricing', 'features/company/pricing/pricing.route.tsx'),
  route('privacy-policy', 'features/company/policies/privacy-policy.route.tsx'),
  route('terms-of-service', 'features/company/policies/terms-of-service.route.tsx'),
  route('privacy-policy/versions/:version', 'features/company/policies/version.route.tsx', {
    id: 'privacy-version',
  }),
  route('terms-of-service/versions/:version', 'features/company/policies/version.route.tsx', {
    id: 'terms-version',
  }),
  route('calendar', 'features/fairs/calendar/calendar.route.tsx'),
  route('colleges', 'features/colleges/directory-page/colleges.route.tsx'),
  route('resources', 'features/guides/resources/resources.route.tsx'),
  guide('college-prep'),
  guide('nontraditional-students'),
  guide('online-hybrid-inperson-pros-cons'),
  guide('parent-guardian-prep'),
  route('login', 'features/accounts/sign-in/login.route.tsx'),
  route('register', 'features/accounts/sign-up/register.route.tsx'),
  route('reset-password', 'features/accounts/passwords/reset-password.route.tsx'),
  route('sign-out', 'features/accounts/sign-in/sign-out.route.tsx'),

  route('subscribe', 'features/campaigns/newsletter/subscribe.route.tsx'),
  route('invitation', 'features/students/parent-invitation/parent-invitation.route.tsx'),
  route('team-invitation', 'features/colleges/team-invitation/team-invitation.route.tsx'),
  route('my-registration', 'features/attendees/my-registration/my-registration.route.tsx'),
  route('billing/:token', 'features/exhibitors/receipts/billing-document.route.tsx'),
  route('language', 'features/shell/reader-choices/language.route.tsx'),
  route('theme', 'features/shell/reader-choices/theme.route.tsx'),
  route('zone', 'features/shell/reader-choices/zone.route.tsx'),

  // A segment cannot be half a parameter: `/fair-x` and `/college-x` share one screen.
  route(':address', 'features/shell/addresses/address.route.tsx'),
  // The pages of a fair; other first segments are no pages.
  route(':fairAddress', 'features/fairs/fair-page/fair-frame.route.tsx', [
    route('register', 'features/attendees/registering/register.route.tsx'),
    route(
      'registration-confirmation',
      'features/attendees/confirmation/registration-confirmation.route.tsx',
    ),
    route('exhibitor', 'features/exhibitors/registering/exhibitor.route.tsx'),
    route('confirmation', 'features/exhibitors/confirmation/confirmation.route.tsx'),
    route('recordings', 'features/sessions/recordings/recordings.route.tsx'),
    route('join/:session', 'features/sessions/join/join-page.route.tsx'),
    route('privacy-policy', 'features/fairs/policies/fair-privacy.route.tsx'),
    route('terms-of-service', 'features/fairs/policies/fair-terms.route.tsx'),
  ]),

  route('app', 'features/onboarding/home/home.route.tsx'),
  route('app/booths', 'features/onboarding/own-college/booths.route.tsx'),
  route('app/team', 'features/onboarding/own-college/team.route.tsx'),
  route('app/college', 'features/onboarding/own-college/college.route.tsx'),
  route('app/passkeys', 'features/accounts/passkeys/passkeys.route.tsx'),
  route('app/second-factor', 'features/accounts/second-factor/second-factor.route.tsx'),
  route('app/profile', 'features/onboarding/profile/profile.route.tsx'),
  route('app/profile/data', 'features/onboarding/leaving/profile-data.route.tsx'),
  route('app/profile/delete', 'features/onboarding/leaving/delete-account.route.tsx'),
  route('app/sharing/:collegeId', 'features/students/sharing/sharing.route.tsx'),
  route('app/setup', 'features/onboarding/setup/setup.route.tsx'),
  route('app/invitations/:token', 'features/onboarding/invitations/invitation.route.tsx'),
  route('app/setup/suggestions', 'features/onboarding/suggestions/suggestions.route.tsx'),
  route('app/colleges', 'features/colleges/my-colleges/my-colleges.route.tsx'),
  route('app/class/:slug', 'features/classes/class-page/class.route.tsx'),
  route('app/class/:slug/flyer', 'features/classes/class-link/class-flyer.route.tsx'),
  route('app/class/:slug/list.csv', 'features/classes/roster/class-list-csv.route.ts'),
  route('app/dashboard.csv', 'features/lobby/dashboard/dashboard-csv.route.ts'),
  route('app/leads', 'features/leads/lead-list/leads.route.tsx'),
  route('app/leads/export', 'features/leads/exports/leads-export.route.tsx'),
  route('app/leads/list.csv', 'features/leads/lead-list/leads-csv.route.ts'),
  route('app/leads/connections', 'features/leads/delivery/connections.route.tsx'),
  route('app/results', 'features/leads/results/results.route.tsx'),
  route('app/results/figures.csv', 'features/leads/results/results-csv.route.ts'),
  route('app/fairs/signup', 'features/exhibitors/fairs-signup/fairs-signup.route.tsx'),
  route('app/fairs/signup/receipts/:id', 'features/exhibitors/receipts/receipt.route.tsx'),
  layout('features/lobby/frame/fair-frame.route.tsx', [
    route('app/fairs/visit/:slug', 'features/lobby/visit/visit.route.tsx'),
    route('app/fairs/visit/:slug/questions', 'features/lobby/my-conversations/questions.route.tsx'),
    route(
      'app/fairs/visit/:slug/sessions/questions',
      'features/sessions/session-questions/my-session-questions.route.tsx',
    ),
    route('app/fairs/visit/:slug/desk', 'features/leads/desk/desk.route.tsx'),
    route(
      'app/fairs/visit/:slug/desk/answers',
      'features/lobby/saved-answers/saved-answers.route.tsx',
    ),
    route('app/fairs/visit/:slug/booths/:boothId', 'features/lobby/booth-page/booth.route.tsx'),
    route(
      'app/fairs/visit/:slug/sessions/:session',
      'features/sessions/room/session-room.route.tsx',
    ),
  ]),
  route('app/fairs/visit/:slug/calls/:callId', 'features/lobby/calls/call-screen/call.route.tsx'),
  route('app/fairs/6x6/attendees.csv', 'features/sessions/attendees/attendees-csv.route.ts'),
  route('app/fairs/6x6/emails.csv', 'features/sessions/emails/emails-csv.route.ts'),
  route('app/fairs/6x6/exhibitors.csv', 'features/sessions/exhibitors/exhibitors-csv.route.ts'),
  route('app/fairs/6x6/lists.csv', 'features/sessions/attendees/list-csv.route.ts'),
  route('app/fairs/6x6/figures.csv', 'features/sessions/day/figures-csv.route.ts'),
  route('app/fairs/6x6', 'features/sessions/frame/session-frame.route.tsx', [
    route('overview', 'features/sessions/day/overview.route.tsx'),
    route('plan', 'features/sessions/planner/board/plan.route.tsx'),
    route('attendees', 'features/sessions/attendees/session-attendees.route.tsx'),
    // The same screens as those of admins under a fair.
    route('attendees/:attendeeId', 'features/attendees/admin-attendee/attendee.route.tsx', {
      id: 'session-attendee',
    }),
    route(
      'attendees/:attendeeId/edit',
      'features/attendees/admin-attendee/correct-attendee.route.tsx',
      {
        id: 'correct-session-attendee',
      },
    ),
    route('exhibitors', 'features/sessions/exhibitors/session-exhibitors.route.tsx'),
    route('exhibitors/new', 'features/sessions/exhibitors/new-exhibitor.route.tsx'),
    route('exhibitors/:exhibitorId', 'features/sessions/exhibitors/one-exhibitor.route.tsx'),
    route('sessions', 'features/sessions/links/session-links.route.tsx'),
    route('emails', 'features/sessions/emails/emails.route.tsx'),
    route('lists', 'features/sessions/attendees/college-lists.route.tsx'),
    route('live', 'features/sessions/day/live.route.tsx'),
    route('figures', 'features/sessions/day/figures.route.tsx'),
  ]),
  ...campaignRoutes('app/fairs/6x6/emails'),
  route('admin/colleges', 'features/colleges/admin-list/colleges.route.tsx'),
  route('admin/colleges/new', 'features/colleges/admin-list/new-college.route.tsx'),
  route('admin/colleges/import', 'features/colleges/admin-import/imports.route.tsx'),
  route('admin/colleges/import/:importId', 'features/colleges/admin-import/one-import.route.tsx'),
  route(
    'admin/colleges/import/:importId/report.csv',
    'features/colleges/admin-import/report-csv.route.ts',
  ),
  route('admin/schools/import', 'features/colleges/admin-import/imports.route.tsx', {
    id: 'schools-import',
  }),
  route('admin/schools/import/:importId', 'features/colleges/admin-import/one-import.route.tsx', {
    id: 'one-schools-import',
  }),
  route(
    'admin/schools/import/:importId/report.csv',
    'features/colleges/admin-import/report-csv.route.ts',
    {
      id: 'schools-import-report',
    },
  ),
  route('admin/colleges/merge', 'features/colleges/merging/merge.route.tsx'),
  route('admin/colleges.csv', 'features/colleges/admin-list/colleges-csv.route.ts'),
  route(
    'admin/colleges/:collegeId',
    'features/colleges/admin-college/admin-college-frame.route.tsx',
    [
      index('features/colleges/admin-college/facts.route.tsx'),
      route('reps', 'features/colleges/admin-reps/reps.route.tsx'),
      route('money', 'features/exhibitors/college-money/college-money.route.tsx'),
      route('history', 'features/colleges/admin-history/history.route.tsx'),
    ],
  ),
  route('admin/campaigns/email', 'features/campaigns/list/campaigns.route.tsx'),
  route('admin/campaigns/email.csv', 'features/campaigns/list/campaigns-csv.route.ts'),
  route('admin/campaigns/email/new', 'features/campaigns/editor/new-campaign.route.tsx'),
  route(
    'admin/campaigns/email/suppressions',
    'features/campaigns/suppression-list/suppressions.route.tsx',
  ),
  route(
    'admin/campaigns/email/suppressions.csv',
    'features/campaigns/suppression-list/suppressions-csv.route.ts',
  ),
  ...campaignRoutes('admin/campaigns/email'),
  route('admin/fairs', 'features/fairs/admin-list/admin-fairs.route.tsx'),
  route('admin/fairs.csv', 'features/fairs/admin-list/fairs-csv.route.ts'),
  route('admin/fairs/new', 'features/fairs/fair-settings/admin-fair-new.route.tsx'),
  route('admin/fairs/:fairId/preview', 'features/fairs/fair-settings/admin-fair-preview.route.tsx'),
  route(
    'admin/fairs/:fairId/exhibitors.csv',
    'features/exhibitors/exhibitor-list/exhibitors-csv.route.ts',
  ),
  route(
    'admin/fairs/:fairId/readiness.csv',
    'features/exhibitors/readiness/admin-readiness-csv.route.ts',
  ),
  route(
    'admin/fairs/:fairId/attendees.csv',
    'features/attendees/admin-list/attendees-csv.route.ts',
  ),
  route('admin/fairs/:fairId/lists.csv', 'features/leads/fair-lists/fair-list-csv.route.ts'),
  route('admin/fairs/:fairId/report.csv', 'features/lobby/fair-figures/report-csv.route.ts'),
  route('admin/fairs/:fairId', 'features/fairs/fair-settings/admin-fair-frame.route.tsx', [
    index('features/lobby/fair-figures/overview.route.tsx'),
    route('live', 'features/lobby/live-monitor/monitor.route.tsx'),
    route('reports/:reportId', 'features/lobby/thread-reports/reported-thread.route.tsx'),
    route('call-reports', 'features/lobby/calls/call-reports/call-reports.route.tsx'),
    route('report', 'features/lobby/fair-figures/report.route.tsx'),
    route('settings', 'features/fairs/fair-settings/admin-fair-settings.route.tsx'),
    route('attendees', 'features/attendees/admin-list/attendees.route.tsx'),
    route('attendees/new', 'features/attendees/admin-attendee/new-attendee.route.tsx'),
    route('attendees/:attendeeId', 'features/attendees/admin-attendee/attendee.route.tsx'),
    route(
      'attendees/:attendeeId/edit',
      'features/attendees/admin-attendee/correct-attendee.route.tsx',
    ),
    route('lists', 'features/leads/fair-lists/fair-lists.route.tsx'),
    route('exhibitors', 'features/exhibitors/exhibitor-list/exhibitors.route.tsx'),
    route('exhibitors/new', 'features/exhibitors/adding/new-exhibitor.route.tsx'),
    route(
      'exhibitors/:exhibitorId',
      'features/exhibitors/admin-exhibitor/admin-exhibitor.route.tsx',
    ),
    route('exhibitors/:exhibitorId/edit', 'features/lobby/public-details/public-details.route.tsx'),
    route('readiness', 'features/exhibitors/readiness/admin-fair-readiness.route.tsx'),
    route('webinar', 'features/sessions/webinar-settings/admin-fair-webinar.route.tsx'),
  ]),
  route('admin/users.csv', 'features/accounts/user-list/users-csv.route.ts'),
  route('admin/users', 'features/accounts/user-list/admin-users.route.tsx'),
  route('admin/audit', 'features/accounts/audit-log/audit-log.route.tsx'),
  route('admin/audit.csv', 'features/accounts/audit-log/audit-csv.route.ts'),
  route('admin/settings', 'features/settings/setting-pages/settings-frame.route.tsx', [
    index('features/settings/setting-pages/organization.route.tsx'),
    route('brand', 'features/settings/brand/brand.route.tsx'),
    route('email', 'features/settings/setting-pages/email.route.tsx'),
    route('legal', 'features/company/legal/legal-texts.route.tsx'),
    route('legal/:kind', 'features/company/legal/write-text.route.tsx'),
    route('features', 'features/settings/feature-switches/features.route.tsx'),
    route('prices', 'features/settings/prices/prices.route.tsx'),
  ]),
  route('admin/settings/legal/:kind/preview', 'features/company/legal/preview-text.route.tsx'),
  route('admin/health', 'features/settings/health/failed-emails.route.tsx'),
  route('admin/health/jobs', 'features/settings/health/failed-jobs.route.tsx'),
  route('admin/claims.csv', 'features/colleges/admin-claims/claims-csv.route.ts'),
  route('admin/claims', 'features/colleges/admin-claims/admin-claims.route.tsx'),
  route('admin/payments.csv', 'features/exhibitors/admin-payments/admin-payments-csv.route.ts'),
  route('admin/payments', 'features/exhibitors/admin-payments/admin-payments.route.tsx'),

  route('*', 'features/shell/addresses/not-found.route.tsx'),
] satisfies RouteConfig;
