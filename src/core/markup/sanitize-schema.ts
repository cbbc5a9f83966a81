import type { Schema } from 'hast-util-sanitize';

/** Everything else is removed (BLOG-10). */
export const sanitizeSchema: Schema = {
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'title'],
  tagNames: (
    'p br hr h1 h2 h3 h4 ul ol li blockquote figure figcaption img pre code kbd table thead tbody tr th td caption ' +
    'a strong b em i u s del mark sub sup abbr q'
  ).split(' '),
  attributes: {
    a: ['href'],
    abbr: ['title'],
    code: [['className', /^language-[a-z]{1,12}$/]],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right']],
    th: ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right']],
    '*': [['lang', /^[a-z]{2,3}$/]],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  required: { img: { alt: '' } },
  ancestors: {
    li: ['ol', 'ul'],
    tbody: ['table'],
    td: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
};
