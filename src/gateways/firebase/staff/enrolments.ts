import { AuditDocument } from '#domain/panel/audit.ts';
import { codeIn } from '#domain/school/code.ts';
import { EnrolmentDocument } from '#domain/school/enrolment.ts';
import type { StaffEnrolments } from '../../staff/enrolments.ts';
import { createEnrolment, endEnrolment } from '../batches/enrolments.ts';
import { commit } from '../commit.ts';
import { enrolments } from '../enrolments.ts';
import { enrolmentList, usesOf } from '../queries/enrolments.ts';
import { readRows } from './read-rows.ts';

export const staffEnrolments: StaffEnrolments = {
  async list(asked) {
    const code = codeIn(asked.search);
    if (code === null) return readRows(enrolmentList(asked), EnrolmentDocument);
    const item = await enrolments.one(code);
    return { rows: item ? [{ id: code, item }] : [], more: null };
  },
  one: enrolments.one,
  create: async (by, code, enrolment) => commit(createEnrolment({ uid: by }, code, enrolment)),
  end: async (by, code) => commit(endEnrolment({ uid: by }, code)),
  uses: (code) => readRows(usesOf(code), AuditDocument),
};
