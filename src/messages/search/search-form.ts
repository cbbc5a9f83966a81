/** The search bar and the overlay of the quick search. */
export const search = {
  bar: 'Saytda axtarış',
  tags: 'Axtarış heşteqləri',
  title: 'Sürətli axtarış',
  field: 'Axtarış sözü',
  placeholder: 'Axtarış',
  submit: 'Axtar',
  close: 'Axtarışı bağla',
  tagsTitle: 'Heşteqlə axtarın',
  recent: 'Son axtarışlar',
  clearRecent: 'Siyahını təmizlə',
  move: 'Axtarış düyməsini başqa yerə çəkmək olar',
} as const;
