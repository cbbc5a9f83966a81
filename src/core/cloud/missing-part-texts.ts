/** A file of its own, because every page loads it, without the other error texts. */
export const unreachable =
  'Səhifənin bu hissəsi yüklənmədi. İnternet bağlantınızı yoxlayıb yenidən cəhd edin.';
