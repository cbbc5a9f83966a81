/** The title of a page, with the brand behind it. */
export const titled = (title: string, brand: string) => `${title} | ${brand}`;

export const notFoundTitle = 'Səhifə tapılmadı';
