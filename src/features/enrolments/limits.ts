/** Codes that open a course (SCHOOL-1): what the rules enforce, too. */
export const enrolmentLimits = {
  uses: 500, // how many users one enrolment code can have (SCHOOL-1)
  name: 60, // the name of a code
  percent: 100, // of a coupon (PAY-4); a form's limit alone, as the next: no order costs more than without it, or less than nothing
  sum: 10_000_00, // of a coupon, in qəpik
} as const;
