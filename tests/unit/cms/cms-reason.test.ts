import { expect, test } from 'vitest';
import { reasonOf } from '../../../admin/reason.ts';

const noNetwork = 'internet bağlantınızı yoxlayıb yenidən cəhd edin.';

test.each([
  [new TypeError('Failed to fetch'), noNetwork],
  [new TypeError('NetworkError when attempting to fetch resource.'), noNetwork],
  [new TypeError('Load failed'), noNetwork],
  ['Şəkil silinmədi: TypeError: Failed to fetch', `Şəkil silinmədi: ${noNetwork}`],
  [Object.assign(new Error('girişinizin vaxtı bitib.'), { name: 'API_ERROR' }), 'girişinizin vaxtı bitib.'],
  [
    'Şəkil yadda saxlanılmadı: InvalidStateError: The source image could not be decoded.',
    'Şəkil yadda saxlanılmadı: bu fayl zədələnib və ya şəkil deyil.',
  ],
  ['Server Error', 'Server Error'],
  [undefined, undefined],
])(
  "[CMS-1] an editor reads neither the class of an error nor the browser's English: %s",
  (details, shown) => {
    expect(reasonOf(details)).toBe(shown);
  },
);
