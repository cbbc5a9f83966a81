import { Site } from '#core/installation/site.ts';
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
        whatsapp: {
          label: 'WhatsApp nömrəsi',
          hint: 'Məsələn: +994-50-555-01-23. Boş qalsa, saytda WhatsApp keçidi olmur.',
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
        orders: {
          label: 'Kurs sifarişləri',
          hint: 'Açıq olanda «Dərsi al» sifariş yaradır, bağlı olanda əlaqə səhifəsini açır.',
        },
        payment: {
          label: 'Ödəniş yolları',
          hint: 'Sifariş verən tələbə bunları görür.',
          item: 'Yol',
          fields: {
            name: { label: 'Ad', hint: 'Məsələn: Bank köçürməsi' },
            details: {
              label: 'Rekvizitlər',
              item: 'Sətir',
              fields: {
                label: { label: 'Nədir', hint: 'Məsələn: IBAN' },
                value: { label: 'Dəyər' },
              },
            },
            note: { label: 'Qeyd', hint: 'İstəyə bağlı.' },
          },
        },
        legal: {
          label: 'Hüquqi məlumat',
          hint: 'Səhifənin aşağısında, sertifikatda və sifarişdə görünür. Boş xanalar görünmür.',
          fields: {
            name: {
              label: 'Rəsmi ad',
              hint: 'Qeydiyyatda olduğu kimi: «Kodyol». Fərdi sahibkar ad və soyadını yazır.',
            },
            form: { label: 'Hüquqi forma', hint: 'Məsələn: MMC' },
            voen: { label: 'VÖEN' },
            address: { label: 'Hüquqi ünvan' },
            registration: { label: 'Qeydiyyat', hint: 'Günü və nömrəsi.' },
          },
        },
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
