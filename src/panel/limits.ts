/** What staff work with (PANEL-8, PANEL-12, PANEL-17, PANEL-21, SCHOOL-3, SCHOOL-5, OPS-2): what the rules enforce, too. */
export const panelLimits = {
  /** Seconds without a change before a build, and between two builds, where `config/build` says nothing (PANEL-12). */
  publishQuiet: 600,
  publishInterval: 1800,
  /** Builds that panels and the schedule may ask for in a month, where `config/build` says nothing (OPS-2). */
  publishMonthly: 60,
  planDays: 365, // days (SCHOOL-5)
  grantLines: 200, // people of a list (SCHOOL-3)
  sharedDraft: 400_000, // characters of JSON (PANEL-17)
  versions: 20, // of a document (PANEL-21)
} as const;
