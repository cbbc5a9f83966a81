// What Decap writes of the entries that cms.spec.ts makes, to the letter. A build test builds these files
// (content-pages.test.ts), so the browser tests need no build to prove that an edit reaches the site.

interface Course {
  path: string;
  title: string;
  order: number;
}

export const writtenPost = {
  slug: 'şərtlər-və-dövrlər-ilk-addım',
  picture: 'images/blogs/512.webp',
  file: `---
title: "Şərtlər və dövrlər: ilk addım?"
slug: "şərtlər-və-dövrlər-ilk-addım"
time: "2023-01-02T12:30:00+04:00"
author: "Günel Əliyeva"
author_image: ""
blog_image: "/images/blogs/512.webp"
hashtags:
  - "dövrlər"
series: "İlk addımlar"
---

Dövr eyni işi **dəfələrlə** görür.
`,
};

/** Another course, made from a copy of this one. */
export const writtenCourse = (copied: Course): Course => ({
  ...copied,
  path: 'devops',
  title: 'DevOps və bulud',
  order: 7,
});

/** The lines of `site.json` with another phone number. */
export const writtenPhone = ['  "phone": "+994-12-555-99-00",', '  "phoneHref": "tel:+994125559900",'];
