import { csvOf } from '#core/device/csv.ts';
import { saveFile } from '#core/device/export-text.ts';

export const saveTable = (file: string, rows: Parameters<typeof csvOf>[0]): void =>
  saveFile(file, csvOf(rows), 'text/csv;charset=utf-8');
