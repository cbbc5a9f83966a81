import { AuditDocument } from '#domain/panel/audit.ts';
import type { Log } from '../../staff/log.ts';
import { auditList } from '../queries/people.ts';
import { readRows } from './read-rows.ts';

export const log: Log = {
  list: () => readRows(auditList(), AuditDocument),
};
