/** Codes that open a course (SCHOOL-1): what the rules enforce, too. */
export const enrolmentLimits = {
  uses: 500, // how many users one enrolment code can have (SCHOOL-1)
  name: 60, // the name of a code
  percent: 100, // of a coupon (PAY-4)
  sum: 10_000_00, // of a coupon, in qəpik; a form's limit alone
} as const;
