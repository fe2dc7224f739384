import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** A screen that a later part of Quad fills: it answers with its guard, its title and what to do. */
const later = (path: string) => route(path, 'shell/screens/later.tsx', { id: `later:${path}` });

/** One screen shows all guides. */
const guide = (slug: string) =>
  route(`resources/${slug}`, 'guides/screens/guide.tsx', { id: `guide:${slug}` });

/** Every address, and the screen that owns it. */
export default [
  index('company/screens/home.tsx'),
  route('about-us', 'company/screens/about.tsx'),
  route('contact-us', 'company/screens/contact.tsx'),
  route('pricing', 'company/screens/pricing.tsx'),
  route('privacy-policy', 'company/screens/privacy-policy.tsx'),
  route('terms-of-service', 'company/screens/terms-of-service.tsx'),
  route('calendar', 'fairs/screens/calendar.tsx'),
  route('colleges', 'colleges/screens/colleges.tsx'),
  route('resources', 'guides/screens/resources.tsx'),
  guide('college-prep'),
  guide('nontraditional-students'),
  guide('online-hybrid-inperson-pros-cons'),
  guide('parent-guardian-prep'),
  route('login', 'accounts/screens/login.tsx'),
  route('register', 'accounts/screens/register.tsx'),
  route('reset-password', 'accounts/screens/reset-password.tsx'),
  route('sign-out', 'accounts/screens/sign-out.tsx'),

  route('subscribe', 'campaigns/screens/subscribe.tsx'),
  route('invitation', 'onboarding/screens/parent-invitation.tsx'),
  route('my-registration', 'attendees/screens/my-registration.tsx'),
  route('billing/:token', 'exhibitors/screens/billing-document.tsx'),
  route('theme', 'shell/screens/theme.tsx'),
  route('zone', 'shell/screens/zone.tsx'),

  // A segment cannot be half a parameter: `/fair-x` and `/college-x` share one screen.
  route(':address', 'shell/screens/address.tsx'),
  // What is around a fair; other first segments are no pages.
  route(':fairAddress', 'fairs/screens/fair-frame.tsx', [
    route('register', 'attendees/screens/register.tsx'),
    route('registration-confirmation', 'attendees/screens/registration-confirmation.tsx'),
    route('exhibitor', 'exhibitors/screens/exhibitor.tsx'),
    route('confirmation', 'exhibitors/screens/confirmation.tsx'),
    route('recordings', 'fairs/screens/recordings.tsx'),
    route('privacy-policy', 'fairs/screens/fair-privacy.tsx'),
    route('terms-of-service', 'fairs/screens/fair-terms.tsx'),
  ]),

  route('app', 'onboarding/screens/home.tsx'),
  route('app/passkeys', 'accounts/screens/passkeys.tsx'),
  route('app/second-factor', 'accounts/screens/second-factor.tsx'),
  route('app/profile', 'onboarding/screens/profile.tsx'),
  route('app/profile/data', 'onboarding/screens/profile-data.tsx'),
  route('app/profile/delete', 'onboarding/screens/delete-account.tsx'),
  route('app/sharing/:collegeId', 'students/screens/sharing.tsx'),
  route('app/setup', 'onboarding/screens/setup.tsx'),
  route('app/invitations/:token', 'onboarding/screens/invitation.tsx'),
  route('app/setup/suggestions', 'onboarding/screens/suggestions.tsx'),
  route('app/colleges', 'colleges/screens/my-colleges.tsx'),
  route('app/class/:slug', 'classes/screens/class.tsx'),
  route('app/class/:slug/flyer', 'classes/screens/class-flyer.tsx'),
  route('app/class/:slug/list.csv', 'classes/screens/class-list-csv.ts'),
  route('app/leads', 'leads/screens/leads.tsx'),
  route('app/leads/list.csv', 'leads/screens/leads-csv.ts'),
  route('app/fairs/signup', 'exhibitors/screens/fairs-signup.tsx'),
  route('app/fairs/signup/receipts/:id', 'exhibitors/screens/receipt.tsx'),
  route('app/fairs/visit/:slug', 'lobby/screens/visit.tsx'),
  route('app/fairs/visit/:slug/booths/:boothId', 'lobby/screens/booth.tsx'),
  later('app/fairs/6x6/plan'),
  later('app/fairs/6x6/attendees'),
  later('admin/campaigns/email'),
  later('admin/colleges'),
  later('admin/colleges/:collegeId'),
  route('admin/fairs', 'fairs/screens/admin-fairs.tsx'),
  route('admin/fairs/new', 'fairs/screens/admin-fair-new.tsx'),
  route('admin/fairs/:fairId/preview', 'fairs/screens/admin-fair-preview.tsx'),
  route('admin/fairs/:fairId/exhibitors.csv', 'fairs/screens/admin-exhibitors-csv.ts'),
  route('admin/fairs/:fairId/readiness.csv', 'exhibitors/screens/admin-readiness-csv.ts'),
  route('admin/fairs/:fairId', 'fairs/screens/admin-fair-frame.tsx', [
    index('fairs/screens/admin-fair.tsx'),
    route('attendees', 'fairs/screens/admin-fair-attendees.tsx'),
    route('exhibitors', 'fairs/screens/admin-fair-exhibitors.tsx'),
    route('exhibitors/:exhibitorId', 'exhibitors/screens/admin-exhibitor.tsx'),
    route('readiness', 'exhibitors/screens/admin-fair-readiness.tsx'),
    route('webinar', 'fairs/screens/admin-fair-webinar.tsx'),
  ]),
  route('admin/users', 'accounts/screens/admin-users.tsx'),
  route('admin/claims', 'colleges/screens/admin-claims.tsx'),
  route('admin/payments', 'exhibitors/screens/admin-payments.tsx'),

  route('*', 'shell/screens/not-found.tsx'),
] satisfies RouteConfig;
