const closed = 'Brauzer saytın yaddaşını bağlayıb və ya yaddaş doludur';

/** What a visitor has just done will be gone with the page: the device can't keep it, and no account has it. */
export const unkept = `${closed}, ona görə bunu bu cihazda saxlamaq olmur: səhifədən çıxanda itəcək.`;

/** Nobody can stay signed in on this device. */
export const signInUnkept = `${closed}, ona görə girişiniz bu cihazda saxlanılmır. Brauzerin tənzimləmələrində bu sayta yaddaşdan istifadə etməyə icazə verin və ya yer boşaldın, sonra yenidən daxil olun.`;
