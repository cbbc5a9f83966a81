/** The page has reloaded itself because a newer version of the site was published. */
export const reloaded = {
  text: 'Sayt yeniləndiyi üçün səhifə təzədən yükləndi.',
  withText: 'Sayt yeniləndiyi üçün səhifə təzədən yükləndi. Yazdıqlarınız yerindədir.',
  butPassword:
    'Sayt yeniləndiyi üçün səhifə təzədən yükləndi. Yazdıqlarınız yerindədir, yalnız şifrəni yenidən yazın.',
} as const;
