import type { EditorComponentOptions } from 'decap-cms-core';
import { inFolder } from './pictures.ts';

const fields = [
  { name: 'image', label: 'Şəkil', widget: 'image', ...inFolder('blogs') },
  {
    name: 'alt',
    label: 'Şəkildə nə var',
    widget: 'string',
    hint: 'Şəkli görməyənlər üçün.',
    required: false,
  },
];

/** Decap's picture component with our texts; its files go to the folder of the posts' pictures. */
export const image: EditorComponentOptions = {
  id: 'image',
  label: 'Şəkil',
  fields,
  pattern: /^!\[([^\]]*)\]\(([^)\s]*)\)$/,
  fromBlock: ([, alt = '', address = '']) => ({ alt, image: address }),
  toBlock: ({ alt, image }: { alt?: string; image?: string }) =>
    `![${(alt ?? '').replace(/[[\]]/g, '')}](${image ?? ''})`,
  toPreview: ({ alt, image }: { alt?: string; image?: string }) => <img src={image ?? ''} alt={alt ?? ''} />,
};
