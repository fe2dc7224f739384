import type { Message } from '../platform/words/words.ts';
import { collegeWords } from './college.words.ts';

/** What the values of choices are called; what is none of them is called as it is. */
const labels: Readonly<Record<string, Message>> = {
  public: collegeWords.public,
  'private-nonprofit': collegeWords.privateNonprofit,
  'private-for-profit': collegeWords.privateForProfit,
  '4-year': collegeWords.fourYear,
  '2-year': collegeWords.twoYear,
  trade: collegeWords.trade,
  HBCU: collegeWords.hbcu,
  HSI: collegeWords.hsi,
  tribal: collegeWords.tribal,
  "women's": collegeWords.womens,
  religious: collegeWords.religious,
  'under 1,000': collegeWords.under1000,
  '1,000-4,999': collegeWords.from1000,
  '5,000-9,999': collegeWords.from5000,
  '10,000-19,999': collegeWords.from10000,
  '20,000 and more': collegeWords.from20000,
  city: collegeWords.city,
  suburb: collegeWords.suburb,
  town: collegeWords.town,
  rural: collegeWords.rural,
};

/** The words for a type, a size or a setting. */
export const labelOf = (value: string): Message =>
  labels[value] ?? { id: `colleges.value.${value}`, message: value };
