// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { playgroundDocument } from './playground-document.ts';

const turn = '__kodyolTurn();';

describe('[CODE-5] the document of a frame', () => {
  test('html without scripts is unchanged', async () => {
    const code = '<!doctype html>\n<p>Salam';
    expect(await playgroundDocument({ language: 'html', code, html: '' })).toBe(code);
  });

  test('scripts and event handlers of html are guarded, data blocks are not', async () => {
    const code =
      '<script>for(;;){}</script><script type="module">for(;;){}</script><button onclick="for(;;){}">a</button><script type="application/json">{"a":1}</script>';
    const page = await playgroundDocument({ language: 'html', code, html: '' });
    expect(page.split(turn)).toHaveLength(4);
    expect(page).toContain('<script type="application/json">{"a":1}</script>');
  });

  test('css styles the html block that comes with it, and cannot close its element', async () => {
    const page = await playgroundDocument({
      language: 'css',
      code: 'p { color: red }</style><script>1</script>',
      html: '<p>Salam</p>',
    });
    const { head, body } = new DOMParser().parseFromString(page, 'text/html');
    expect(head.querySelector('style') ?? body.querySelector('style')).not.toBeNull();
    expect(body.querySelector('script')).toBeNull();
    expect(body.textContent).toContain('Salam');
  });

  test.each(['</script>', '</SCRIPT >', '<!-- <Script>'])(
    'js with "%s" begins on the first line of an empty page, and its element ends behind it',
    async (tag) => {
      const page = await playgroundDocument({ language: 'js', code: `const a = "${tag}";\nb();`, html: '' });
      expect(page.split('\n')[0]).toContain('const a');
      const { scripts, body } = new DOMParser().parseFromString(page, 'text/html');
      expect(scripts[0]?.textContent).toContain('b();');
      expect(new Function(`${scripts[0]?.textContent.replace('b();', 'return a;')}`)()).toBe(tag);
      expect(body.lastElementChild).toBe(scripts[0]);
    },
  );
});
