export const lessons = {
  title: 'Dərslər',
  lead: 'Özünüzə uyğun kursu seçin və proqramına baxın.',
  count: (n: number) => `${n} kurs`,
  learnCode: 'Kod öyrən',
  learnCodeOf: (course: string) => `Kod öyrən: ${course}`,
} as const;

export const course = {
  back: 'Geri',
  outcomes: 'Nəyi bacaracaqsınız',
  outcomesLead: 'Kursun sonunda',
  audience: 'Kurs kimin üçündür',
  programme: 'Proqram',
  programmeLead: 'Modullar ardıcıl keçilir.',
  duration: 'Müddət',
  modules: (n: number) => `${n} modul`,
  module: (n: number) => `Modul ${n}`,
  motif: (name: string) => `naxışı: ${name}`,
  freeVideos: 'Pulsuz videolara bax',
  related: 'Mövzuya yaxın yazılar',
  relatedLead: 'Kursun mövzusunda oxumaq üçün.',
  picture: (title: string) => `${title} kursunun emblemi`,
} as const;
