import type { PlaygroundSource } from './playground.ts';

type Guard = (code: string, sourceType?: 'script' | 'module') => string;

/** The parser is 30 KB. */
const loadGuard = async (): Promise<Guard> => (await import('./guard-script.ts')).guardScript;

/** CODE-5, LEARN-7; needs a DOM. The code begins on the first line, so that numbers in errors match the editor. */
export async function playgroundDocument({ language, code, html }: PlaygroundSource): Promise<string> {
  if (language === 'css')
    return page(`<style>${code.replaceAll('</', '<\\/')}</style>${await guardPage(html)}`);
  if (language === 'html') return guardPage(code);
  const guard = await loadGuard();
  return page(
    `${(await guardPage(html)).replaceAll('\n', ' ')}<script>${guard(code).replace(/<(?=\/script|!--.*<script)/gis, '\\x3C')}</script>`,
  );
}

const page = (body: string) =>
  `<!doctype html><html lang="az"><head><meta charset="utf-8"></head><body>${body}</body></html>`;

async function guardPage(source: string): Promise<string> {
  const parsed = new DOMParser().parseFromString(source, 'text/html');
  const scripts = [...parsed.scripts].filter(({ type }) => /^(|text\/javascript|module)$/.test(type));
  const handlers = [...parsed.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes].filter(({ name }) => name.startsWith('on')),
  );
  if (scripts.length + handlers.length === 0) return source;
  const guard = await loadGuard();
  for (const script of scripts) {
    script.textContent = guard(script.textContent, script.type === 'module' ? 'module' : 'script');
  }
  for (const handler of handlers) handler.value = guard(handler.value);
  return `<!doctype html>${parsed.documentElement.outerHTML}`;
}
