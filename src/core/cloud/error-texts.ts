import { unreachable } from './missing-part-texts.ts';

const signInAgain = 'Girişinizin vaxtı bitib. Hesabınıza yenidən daxil olun.';
const general = 'Xəta baş verdi!';

/** The closed list of errors from outside, each with its text; gateways translate those of an SDK. The texts of Google and second factors are in features/accounts/security-texts.ts. */
export const errors = {
  'auth/account-exists-with-different-credential': general,
  'auth/email-already-in-use': 'Bu emaildən istifadə olunmuşdur.',
  'auth/expired-action-code': 'Bu keçidin vaxtı bitib. Yeni məktub istəyin.',
  'auth/invalid-action-code':
    'Bu keçiddən artıq istifadə olunub və ya keçid tam deyil. Lazımdırsa, yeni məktub istəyin.',
  'auth/invalid-credential': 'Şifrəniz yanlışdır.',
  'auth/invalid-email': 'Yanlış e-poçt ünvanı.',
  'auth/invalid-multi-factor-session': general,
  'auth/invalid-user-token': signInAgain,
  'auth/invalid-verification-code': general,
  'auth/multi-factor-auth-required': general,
  'auth/network-request-failed':
    'Serverə qoşulmaq alınmadı. İnternet bağlantınızı yoxlayıb yenidən cəhd edin.',
  'auth/operation-not-allowed': 'Əməliyyat qadağandır.',
  'auth/password-does-not-meet-requirements':
    'Şifrə tələblərə uyğun deyil. Daha uzun, hərf, rəqəm və işarədən ibarət şifrə seçin.',
  'auth/popup-blocked': general,
  'auth/popup-closed-by-user': general,
  'auth/quota-exceeded':
    'Hazırda çox qeydiyyat və ya məktub sorğusu var. Bir saatdan sonra yenidən cəhd edin.',
  'auth/requires-recent-login':
    'Təhlükəsizlik üçün hesabınıza yenidən daxil olun, sonra bu addımı təkrarlayın.',
  'auth/timeout': 'Cavab çox gecikdi. Yenidən cəhd edin.',
  'auth/too-many-requests': 'Çox yanlış kod girdiyiniz üçün, profiliniz keçici olaraq bloklanmışdır.',
  'auth/user-disabled': 'Bu hesab dayandırılıb. Səbəbini öyrənmək üçün bizə yazın.',
  'auth/user-mismatch': general,
  'auth/user-not-found': 'İstifadəçi tapılmadı.',
  'auth/user-token-expired': signInAgain,
  'auth/weak-password': 'Şifrəniz çox zəifdir.',
  'auth/wrong-password': 'Şifrəniz yanlışdır.',
  'firestore/aborted': 'Məlumat eyni anda başqa yerdən dəyişdirildi. Yenidən cəhd edin.',
  'firestore/already-exists': 'Bu adla məlumat artıq var. Başqa ad seçin.',
  'firestore/deadline-exceeded': 'Cavab çox gecikdi. Yenidən cəhd edin.',
  'firestore/failed-precondition': 'Məlumat siz açandan sonra dəyişib. Səhifəni təzələyib yenidən cəhd edin.',
  'firestore/invalid-argument': 'Göndərilən məlumat düzgün deyil. Xanaları yoxlayın.',
  'firestore/not-found': 'Bu məlumat tapılmadı, ola bilər ki, silinib. Səhifəni təzələyin.',
  'firestore/permission-denied': 'Bu əməliyyata icazəniz yoxdur. Lazımdırsa, adminlə əlaqə saxlayın.',
  'firestore/resource-exhausted': 'Hazırda sorğu çoxdur. Bir neçə dəqiqədən sonra yenidən cəhd edin.',
  'firestore/unauthenticated': 'Davam etmək üçün hesabınıza daxil olun.',
  'firestore/unavailable':
    'Verilənlər bazası cavab vermir. İnternet bağlantınızı yoxlayıb yenidən cəhd edin.',
  'mail/failed': 'Xəta baş verdi! Zəhmət olmasa daha sonra təzdən yoxlayın.',
  'mail/spam': 'Müraciət göndərilmədi. Bizə birbaşa zəng edin və ya e-poçt yazın.',
  'mail/too-soon': 'Müraciətiniz artıq göndərilib. Yenisini bir dəqiqədən sonra göndərə bilərsiniz.',
  'part/unreachable': unreachable,
  'storage/canceled': 'Yükləmə dayandırıldı.',
  'storage/invalid-checksum': 'Fayl yolda zədələndi. Onu yenidən yükləyin.',
  'storage/object-not-found': 'Fayl tapılmadı. Onu yenidən yükləyin.',
  'storage/quota-exceeded': 'Saytda fayllar üçün yer qalmayıb. Bu barədə adminə yazın.',
  'storage/retry-limit-exceeded': 'Yükləmə alınmadı, bağlantı zəifdir. Yenidən cəhd edin.',
  'storage/server-file-wrong-size': 'Fayl tam yüklənmədi. Onu yenidən yükləyin.',
  'storage/unauthenticated': 'Fayl yükləmək üçün hesabınıza daxil olun.',
  'storage/unauthorized': 'Bu faylı yükləməyə icazəniz yoxdur. Növünü və ölçüsünü yoxlayın.',
  'storage/unknown': general,
  'youtube/embedding': 'Sahibi bu videonu başqa saytlarda oxutmağa icazə vermir. Onu YouTube-da açın.',
  'youtube/invalid': 'Bu videonun keçidi səhvdir. Bizə yazsanız, tezliklə yeniləyərik.',
  'youtube/player':
    'YouTube-un pleyeri bu videonu oxuda bilmədi. Yenidən cəhd edin və ya onu YouTube-da açın.',
  'youtube/referrer':
    'Brauzeriniz YouTube-a saytın ünvanını göndərmir, ona görə video burada oxudulmur. Onu YouTube-da açın.',
  'youtube/unavailable': 'Bu video hazırda YouTube-da əlçatan deyil. Bizə yazsanız, tezliklə yeniləyərik.',
  'youtube/unreachable': 'Video açılmadı. İnternet bağlantınızı yoxlayın və yenidən cəhd edin.',
  'account-unknown': 'E-poçt və ya şifrə yanlışdır.',
  'changed-meanwhile':
    'Siz yazarkən bunu başqası dəyişib, ona görə yadda saxlanılmadı. Yazdıqlarınız burada qalır.',
  'deleted-meanwhile':
    'Bu artıq silinib, ona görə yadda saxlanılmadı. Yazdıqlarınız burada qalır; silinəni «Zibil qutusu» bölməsindən bərpa etmək olar.',
  'email-unverified':
    'Bu e-poçtla əvvəllər qeydiyyat olub. Ünvanın sizin olduğunu təsdiqləmək üçün məktub göndərdik: içindəki keçidi açın, sonra burada yenidən «Qeydiyyatdan keç» düyməsini basın.',
  malformed: 'Məlumatın bir hissəsi oxunmadı. Bu barədə bizə yazın.',
  'not-configured': 'Bu saytda giriş xidməti hələ qurulmayıb.',
  offline:
    'İnternet bağlantısı yoxdur, ona görə göndərilmədi. Bağlantı bərpa olunanda düyməni yenidən basın.',
  unknown: general,
};

export type ErrorCode = keyof typeof errors;

/** Here, because pages that only throw and ask for codes (errors.ts) need no texts. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** SIGNIN-1, SIGNIN-2. `errors.unknown` in the place of a code's own text gives nothing away. */
export const signInErrors: Partial<Record<ErrorCode, string>> = {
  'auth/email-already-in-use': errors.unknown,
  'auth/weak-password': errors.unknown,
  'auth/operation-not-allowed': errors.unknown,
  'firestore/not-found': 'Qeyd etdiyiniz məlumatlar heç bir istifadəçi ilə uyğun gəlmir.',
};

/** SIGNUP-2, SIGNUP-4. */
export const signUpErrors: Partial<Record<ErrorCode, string>> = {
  'auth/too-many-requests': errors.unknown,
  'auth/user-disabled': errors.unknown,
  'firestore/already-exists': 'Bu istifadəçi adı artıq mövcuddur.',
  'firestore/permission-denied': errors.unknown,
};

/** SIGNIN-3. */
export const resetErrors: Partial<Record<ErrorCode, string>> = {
  'auth/too-many-requests': 'Qısa müddətdə çox sorğu göndərilib. Bir neçə dəqiqədən sonra yenidən cəhd edin.',
  'auth/user-not-found': 'İstifadəçi emaili tapılmadı.',
};
