import { createHash } from 'node:crypto';
import type { InlineHashes } from '../domain/content-policy.ts';

export type { InlineHashes };

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What stands inside a built page and runs or styles: data blocks such as JSON-LD need no leave. */
export function inlineHashes(html: string): InlineHashes {
  const blocks = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)];
  const of = (kind: string) =>
    blocks
      .filter(
        ([, name, attributes = '']) => name === kind && !/\bsrc=|\btype="application\//.test(attributes),
      )
      .map(([, , , text = '']) => hashOf(text));
  return { scripts: of('script'), styles: of('style') };
}
