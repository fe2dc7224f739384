import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** A screen that a later part of Quad fills: it answers with its guard, its title and what to do. */
const later = (path: string) => route(path, 'shell/screens/later.tsx', { id: `later:${path}` });

/** Every address, and the screen that owns it. */
export default [
  index('shell/screens/later.tsx', { id: 'home' }),
  later('about-us'),
  later('contact-us'),
  later('pricing'),
  later('privacy-policy'),
  later('terms-of-service'),
  later('calendar'),
  route('colleges', 'colleges/screens/colleges.tsx'),
  later('resources'),
  route('login', 'accounts/screens/login.tsx'),
  route('register', 'accounts/screens/register.tsx'),
  route('reset-password', 'accounts/screens/reset-password.tsx'),
  route('sign-out', 'accounts/screens/sign-out.tsx'),

  route('subscribe', 'campaigns/screens/subscribe.tsx'),
  route('theme', 'shell/screens/theme.tsx'),
  route('zone', 'shell/screens/zone.tsx'),

  // A segment cannot be half a parameter: `/fair-x` and `/college-x` share one screen.
  route(':address', 'shell/screens/address.tsx'),

  later('app'),
  later('app/setup'),
  later('app/profile'),
  later('app/colleges'),
  later('app/fairs/signup'),
  later('app/fairs/visit/:slug'),
  later('app/fairs/6x6/plan'),
  later('app/fairs/6x6/attendees'),
  later('admin/campaigns/email'),
  later('admin/colleges'),
  later('admin/colleges/:collegeId'),
  later('admin/fairs'),
  later('admin/fairs/:fairId'),
  later('admin/users'),
  later('admin/claims'),

  route('*', 'shell/screens/not-found.tsx'),
] satisfies RouteConfig;
