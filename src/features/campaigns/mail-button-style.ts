/**
 * What makes a link of an email a button. Indigo and white: both read well where a mail program turns
 * colors for dark screens.
 */
export const mailButtonStyle =
  'background-color:#43438f;border-radius:8px;color:#ffffff;font-weight:bold;padding:12px 24px;text-decoration:none';
