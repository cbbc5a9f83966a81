import { lookup } from 'mrmime';

export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** Whether compression is useful: pictures and fonts are compressed already. */
export function isText(type: string): boolean {
  return /^text\/|javascript|json|svg|xml/.test(type);
}
