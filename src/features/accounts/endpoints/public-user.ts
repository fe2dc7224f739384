import type { User } from 'better-auth';

/** What the account endpoints answer about the person who has just signed in, as the library's own do. */
export function publicUser(user: User & Record<string, unknown>) {
  const { id, email, emailVerified, name, image, createdAt, updatedAt } = user;
  return {
    id,
    email,
    emailVerified,
    name,
    image: image ?? null,
    createdAt,
    updatedAt,
    user_type: user['user_type'],
    time_zone: user['time_zone'] ?? null,
    locale: user['locale'] ?? null,
  };
}
