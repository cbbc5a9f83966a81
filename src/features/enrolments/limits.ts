/** Codes that open a course (SCHOOL-1): what the rules enforce, too. */
export const enrolmentLimits = {
  uses: 500, // how many users one enrolment code can have (SCHOOL-1)
  name: 60, // the name of a code
} as const;
