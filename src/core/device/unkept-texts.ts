const closed = 'Brauzer saytın yaddaşını bağlayıb və ya yaddaş doludur';

export const unkept = `${closed}, ona görə bunu bu cihazda saxlamaq olmur: səhifədən çıxanda itəcək.`;

export const signInUnkept = `${closed}, ona görə girişiniz bu cihazda saxlanılmır. Brauzerin tənzimləmələrində bu sayta yaddaşdan istifadə etməyə icazə verin və ya yer boşaldın, sonra yenidən daxil olun.`;
