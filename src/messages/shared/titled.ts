/** The title of a page, followed by the brand. */
export const titled = (title: string, brand: string) => `${title} | ${brand}`;

export const notFoundTitle = 'Səhifə tapılmadı';
