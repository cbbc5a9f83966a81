import { Site } from '#domain/shared/site.ts';
import { fieldsOf } from '../fields.ts';

const https = 'https:// ilə başlayan, boşluqsuz ünvan yazın';

/** content/site.json. */
export const site = {
  name: 'settings',
  label: 'Saytın tənzimləmələri',
  description: 'Ad, əlaqə məlumatı və ana səhifənin sabit mətnləri.',
  schema: Site,
  files: [
    {
      name: 'site',
      label: 'Sayt',
      file: 'content/site.json',
      fields: fieldsOf(Site, {
        brand: { label: 'Saytın adı' },
        tagline: { label: 'Şüar' },
        description: {
          label: 'Təsvir',
          hint: 'Axtarış sistemləri və paylaşımlar üçün.',
          as: { widget: 'text' },
        },
        lang: { label: 'Dil' },
        phone: { label: 'Telefon', hint: 'Səhifələrdə göründüyü kimi: +994-12-555-01-23' },
        phoneHref: {
          label: 'Telefon keçidi',
          hint: 'Basanda zəng edilən nömrə: tel:+994125550123',
          wrong: 'tel:+ və ardınca yalnız rəqəmlər yazın',
        },
        email: { label: 'E-poçt', wrong: 'ad@sayt.az şəklində ünvan yazın' },
        address: {
          label: 'Ünvan',
          fields: {
            street: { label: 'Küçə və bina' },
            city: { label: 'Şəhər' },
            index: { label: 'Poçt indeksi' },
            country: { label: 'Ölkə' },
            full: { label: 'Bir sətirdə', hint: 'Səhifənin aşağısında belə görünür.' },
          },
        },
        map: {
          label: 'Xəritə',
          fields: {
            lat: { label: 'En dairəsi' },
            lng: { label: 'Uzunluq dairəsi' },
            embed: { label: 'Səhifədə açılan xəritə', wrong: https },
            link: { label: 'Xəritəyə keçid', wrong: https },
          },
        },
        social: { label: 'Sosial şəbəkə', hint: 'Üç düymə də bu səhifəni açır.', wrong: https },
        copyrightYear: { label: 'Müəllif hüququnun ili' },
        founder: { label: 'Qurucu', hint: 'Ad və soyad, yazılarda müəllifin yazıldığı kimi.' },
        portfolio: { label: 'Portfolio səhifəsi', hint: 'Bağlı olanda səhifə və ona keçidlər saytda olmur.' },
        orderFeatures: {
          label: 'Sifariş səhifəsinin kartları',
          item: 'Kart',
          fields: {
            id: { label: 'Nişan', hint: 'Kartın şəklini seçir.' },
            title: { label: 'Başlıq' },
            text: { label: 'Mətn', as: { widget: 'text' } },
          },
        },
        app: {
          label: 'Tətbiq bölməsi',
          fields: {
            title: { label: 'Başlıq' },
            text: { label: 'Mətn', as: { widget: 'text' } },
            android: { label: 'Android düyməsi' },
            ios: { label: 'IOS düyməsi' },
          },
        },
      }),
    },
  ],
};
