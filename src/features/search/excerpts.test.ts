import { beforeEach, expect, test, vi } from 'vitest';
import { searchTerm } from '#core/search/term.ts';
import { excerptOf } from './search-client.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>();
const read = () => excerptOf('/blogs/git', searchTerm('budaq'));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

test('[SEARCH-4] the words around a hit are read from the text of its page', async () => {
  fetched.mockResolvedValue(new Response(`${'əvvəl '.repeat(20)}yeni budaq açılır`));
  expect(await read()).toMatch(/^… .*yeni budaq açılır$/);
  expect(fetched.mock.calls).toEqual([['/search/texts/blogs/git.txt']]);
});

test.each([
  [
    'the text is gone with an older build',
    async () => new Response('<title>404</title> budaq', { status: 404 }),
  ],
  [
    'the network is',
    async () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  [
    'it breaks off',
    async () =>
      new Response(
        new ReadableStream({
          pull: (stream) => stream.error(new TypeError('network error')),
        }),
      ),
  ],
])('[SEARCH-4] a hit has no excerpt when %s, and no error either', async (_, answer) => {
  fetched.mockImplementation(answer);
  expect(await read()).toBeNull();
});
