import type { Message } from '../../platform/i18n/define-messages.ts';
import { collegeMessages } from './college.messages.ts';

/** Labels of choices; a value without a label is its own. */
const labels: Readonly<Record<string, Message>> = {
  public: collegeMessages.public,
  'private-nonprofit': collegeMessages.privateNonprofit,
  'private-for-profit': collegeMessages.privateForProfit,
  '4-year': collegeMessages.fourYear,
  '2-year': collegeMessages.twoYear,
  trade: collegeMessages.trade,
  HBCU: collegeMessages.hbcu,
  HSI: collegeMessages.hsi,
  tribal: collegeMessages.tribal,
  "women's": collegeMessages.womens,
  religious: collegeMessages.religious,
  'under 1,000': collegeMessages.under1000,
  '1,000-4,999': collegeMessages.from1000,
  '5,000-9,999': collegeMessages.from5000,
  '10,000-19,999': collegeMessages.from10000,
  '20,000 and more': collegeMessages.from20000,
  city: collegeMessages.city,
  suburb: collegeMessages.suburb,
  town: collegeMessages.town,
  rural: collegeMessages.rural,
};

/** The words for a type, a size or a setting. */
export const labelOf = (value: string): Message =>
  labels[value] ?? { id: `colleges.value.${value}`, message: value };
