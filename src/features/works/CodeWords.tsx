import { createElement, Fragment } from 'react';
import { codeParts } from '#core/words/letters.ts';

/** `…` is code. */
export const CodeWords = ({ text }: { text: string }) =>
  createElement(
    Fragment,
    null,
    ...codeParts(text).map((part, at) => (at % 2 === 1 ? createElement('code', { lang: 'en' }, part) : part)),
  );
