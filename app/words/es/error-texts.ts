// One export per code, so that a page loads only the texts its scripts may show.

// Session and auth
export const INVALID_CREDENTIALS =
  "El correo o la contraseña no son correctos. Si acabas de crear tu cuenta, primero confirma tu correo.";
export const PASSWORD_REQUIRED = "Escribe una contraseña.";
export const PASSWORD_MISSING = "Escribe tu contraseña.";
export const CONFIRM_PASSWORD_REQUIRED = "Escribe la contraseña otra vez.";
export const PASSWORDS_DO_NOT_MATCH = "Las contraseñas no coinciden.";
export const PASSWORD_TOO_SHORT = "La contraseña debe tener al menos 6 caracteres.";
export const PASSWORD_TOO_LONG = "Esa contraseña es demasiado larga.";
export const PASSWORD_TOO_COMMON =
  "Es una de las contraseñas más comunes, así que es fácil de adivinar. Elige otra.";
export const PASSWORD_HOLDS_NAME =
  "Esa contraseña contiene tu correo o nuestro nombre, así que es fácil de adivinar. Elige otra.";
export const PASSWORD_BREACHED =
  "Esa contraseña apareció en una filtración de datos de otro sitio, así que no es segura. Elige otra.";
export const PASSWORD_WRONG = "Esa no es tu contraseña actual.";
export const PROFILE_UNREADABLE = "No pudimos cargar los datos de tu perfil.";
export const PROFILE_LOAD_FAILED =
  "Error al cargar el perfil: hubo un problema con los datos de tu perfil. Recarga la página o escribe a soporte.";
export const PROFILE_NOT_CREATED =
  "Error al crear el perfil: hubo un problema al preparar tu perfil. Inténtalo de nuevo o escribe a soporte.";
export const EMAIL_IN_USE =
  "Este correo ya pertenece a una cuenta. Cierra la sesión y entra con la cuenta que ya tienes.";
export const EMAIL_REQUIRED = "Primero escribe tu correo.";
export const EMAIL_INVALID = "Escribe un correo electrónico válido.";
export const UNSUBSCRIBE_FAILED = "No pudimos darte de baja";
export const TOO_MANY_REQUESTS = "Demasiados intentos. Espera un minuto y vuelve a intentarlo.";
export const UNREACHABLE =
  "No podemos conectar con Layette en este momento. Revisa tu conexión e inténtalo de nuevo.";
export const FORM_UNREADABLE = "No pudimos leer este formulario. Recarga la página e inténtalo de nuevo.";
export const FORM_TOO_LONG = "Es demasiado largo. Acórtalo e inténtalo de nuevo.";
export const CROSS_ORIGIN = "No pudimos verificar esa solicitud. Recarga la página e inténtalo de nuevo.";

// Quiz and limits
export const ZIP_INVALID = "Escribe un código postal de 5 dígitos.";
export const CITY_MISSING = "Elige una ciudad de la lista.";
export const CITY_NAME_REQUIRED = "Escribe una ciudad.";
export const CITY_UNKNOWN =
  "No encontramos esa ciudad. Busca de nuevo o elige una más grande que esté cerca.";
export const ZIP_UNKNOWN = "No encontramos ese código postal. Revísalo o prueba con uno cercano.";
export const ZIP_NOT_COVERED =
  "Aún no cubrimos los códigos postales militares ni los de los territorios del Pacífico. Usa el código postal del lugar donde vivirá tu bebé.";
export const MONTH_INVALID = "Elige un mes.";
export const DUE_DATE_INVALID = "Elige una fecha válida.";
export const DUE_DATE_TOO_FAR = "Elige una fecha de parto dentro de los próximos 10 meses.";
export const GENDER_INVALID = "Elige niño, niña o unisex.";
export const LAUNDRY_INVALID = "Elige cada cuánto lavas la ropa.";
export const BABIES_INVALID = "Elige cuántos bebés, de 1 a 3.";
export const QUIZ_LIMIT_REACHED =
  "Ya usaste todos los cuestionarios de tu suscripción. Mejórala para tener más.";
export const QUIZ_LIMIT_ON_SUBMIT =
  "No puedes enviar otro cuestionario. Mejora tu suscripción para tener más.";
export const QUIZ_SUBMIT_FAILED = "No pudimos enviar el cuestionario. Inténtalo de nuevo.";
export const ATTEMPT_ID_NOT_RETURNED = "No pudimos crear el plan: no recibimos su identificador";
export const ATTEMPT_ANSWER_INVALID = "Respuesta del servidor no válida: falta onboardingId";
export const QUIZ_DATA_UNREADABLE = "No pudimos cargar los datos de tu cuestionario.";
export const ANSWERS_NOT_SAVED = "No pudimos guardar tus respuestas. Inténtalo de nuevo.";
export const PLAN_FAILED = "No pudimos terminar este plan. Inténtalo de nuevo.";
export const ATTEMPT_NOT_READY = "Este plan aún se está procesando o falló.";

// Titles
export const TITLE_REQUIRED = "Escribe un título o cancela.";
export const TITLE_UNREADABLE =
  "Escríbelo sin saltos de línea, caracteres invisibles ni acentos amontonados.";
export const TITLE_TOO_LONG = "Usa 80 caracteres como máximo.";
export const NAMES_NOT_SAVED = "Los nombres no se guardaron. Inténtalo de nuevo.";
export const NAME_TOO_LONG = "Usa como máximo 40 letras.";
export const MARK_NOT_SAVED = "No se guardó. Inténtalo de nuevo.";
export const WASH_FULL = "Ya hay 40 prendas para lavar. Primero devuelve una al cajón.";
export const HELPERS_FULL = "Este plan ya tiene cinco enlaces. Primero cierra uno.";
export const LINK_NAME_TAKEN = "Otra persona de este plan ya hizo un enlace con este nombre. Elige otro.";
export const HELPER_NOT_SAVED = "El enlace no se guardó. Inténtalo de nuevo.";
export const CARE_NOT_SAVED = "La lista no se guardó. Inténtalo de nuevo.";
export const CARE_COUNT_INVALID = "Escribe números enteros del 0 al 20.";
export const CARE_TEXT_TOO_LONG = "Usa 500 caracteres como máximo.";
export const CALENDARS_FULL = "Este plan ya tiene tres enlaces de calendario. Primero cierra uno.";
export const CALENDAR_NOT_SAVED = "El enlace no se guardó. Inténtalo de nuevo.";
export const ROOM_NOT_SAVED = "La temperatura de la habitación no se guardó. Inténtalo de nuevo.";
export const TIME_UNREADABLE = "Escribe una hora del día.";
export const TIME_MISSING = "Escribe las dos horas o deja las dos vacías.";
export const TIMES_TOO_CLOSE = "Vuelve al menos 30 minutos después de salir, el mismo día.";
export const CHOICE_NOT_SAVED = "Tu elección no se guardó. Inténtalo de nuevo.";
export const NOTICE_DAYS_MISSING = "Elige al menos un día.";
export const NOTICE_NOT_SAVED = "El aviso no se guardó. Inténtalo de nuevo.";
export const DEVICES_FULL = "Cinco de tus dispositivos ya reciben notificaciones. Desactiva primero uno.";
export const DEVICE_TAKEN = "Este navegador todavía era de otra cuenta. Inténtalo otra vez.";
export const DEVICE_NOT_REACHABLE = "No podemos enviar notificaciones a este navegador. Elige el correo.";
export const DEVICE_NOT_RENEWED = "Las notificaciones de este navegador no se renovaron.";
export const NAME_UNREADABLE = "Escríbelo sin saltos de línea, caracteres invisibles ni acentos amontonados.";
export const TITLE_NOT_UPDATED = "No pudimos cambiar el título";
export const TITLE_UPDATE_FAILED = "El cambio no se guardó";

// Dashboard
export const QUANTITY_NOT_SAVED = "No pudimos guardar la cantidad. Inténtalo de nuevo.";
export const NOTE_NOT_SAVED = "No pudimos guardar la nota. Inténtalo de nuevo.";
export const UPDATE_WITHOUT_PROFILE =
  "Falta el perfil de usuario para guardar el cambio. Puede que no hayas iniciado sesión.";
export const UPDATE_WITHOUT_ATTEMPT =
  "Faltan los datos del plan para guardar el cambio. No hay ningún plan cargado.";
export const UPDATE_WITHOUT_ITEM =
  "Falta dashboardItemId para guardar el cambio. El identificador de la prenda está vacío.";
export const SET_ASIDE_NOT_SAVED = "No pudimos guardar ese cambio. Inténtalo de nuevo.";
export const QUANTITIES_UNREADABLE =
  "No pudimos cargar las cantidades calculadas para este caso o esta edad.";

// Gift lists
export const GIFT_NAME_REQUIRED = "Escribe tu nombre, para que los papás sepan de quién viene.";
export const GIFT_NAME_TOO_LONG = "Usa 60 caracteres como máximo.";
export const GIFT_MESSAGE_TOO_LONG = "Usa 300 caracteres como máximo.";
export const GIFT_PIECES_INVALID = "Escribe cuántas piezas, en números enteros.";
export const GIFT_LIST_GONE = "Esta lista de regalos cambió de lugar o se cerró";
export const GIFT_TAKEN = "Alguien más lo acaba de reservar. Ya no queda ninguno.";
export const GIFT_OWNED = "Los papás ya lo tienen, así que no hace falta ninguno más.";
export const GIFT_ALL_YOURS = "Ya reservaste todo. No hace falta ninguno más.";
export const GIFT_GONE = "Esto ya no está en la lista.";
export const GIFT_LIST_FULL = "Esta lista ya no admite más reservas. Pregúntales a los papás.";
export const GIFT_BROWSER_FULL =
  "Ya reservaste 30 regalos de esta lista, que es el máximo por persona. Cancela uno para reservar otro.";
export const GIFT_NOT_YOURS = "Ese regalo ya no está reservado.";
export const GIFT_NOT_SAVED = "No pudimos guardarlo. Inténtalo de nuevo.";
export const GIFT_TITLE_REQUIRED = "Escribe un título.";
export const GIFT_GREETING_TOO_LONG = "Usa 500 caracteres como máximo.";
export const GIFT_DAY_INVALID = "Elige un día.";
export const GIFT_STAYS_SURPRISE =
  "Alguien ya reservó algo como sorpresa, así que la lista seguirá siendo sorpresa hasta el día que elegiste.";
export const GIFT_GIVER_REQUIRED = "Escribe de quién viene.";
export const GIFT_WISH_REQUIRED = "Escribe lo que te gustaría recibir.";
export const GIFT_WISH_PIECES = "Escribe un número del 1 al 20.";
export const GIFT_LINK_INVALID =
  "Ahí no encontramos ningún enlace. Pégalo desde la tienda, por ejemplo www.tienda.com/silla";
export const GIFT_LINK_WHICH = "Ahí hay más de un enlace. ¿Cuál quieres?";
export const GIFT_PRICE_TOO_LONG = "Usa 40 caracteres como máximo.";
export const GIFT_STARS_FULL = "Ya marcaste 12 con estrella. Quita una para poner otra.";
export const GIFT_WISHES_FULL = "En esta lista ya no caben más deseos. Quita uno para agregar otro.";
export const GIFT_RESERVATIONS_FULL = "En esta lista ya no caben más reservas. Quita uno para agregar otro.";
export const GIFT_LIST_CLOSED = "La lista está cerrada. Ábrela de nuevo para agregar un regalo.";

// Facts about a baby's size
export const FACT_MISSING = "Escribe un peso o elige la talla que le queda ahora.";
export const FACT_WEIGHT_INVALID = "Escribe un peso, como 11 lb 4 oz o 5.1 kg.";
export const FACT_WEIGHT_AMBIGUOUS =
  "Escribe libras enteras junto a las onzas, o libras con decimales y sin onzas.";
export const FACT_LENGTH_INVALID = "Escribe una medida, como 23.25 in o 59 cm.";
export const FACT_UNIT_INVALID = "Elige una unidad.";
export const FACT_SIZE_INVALID = "Elige una talla de la lista.";
export const FACT_SEX_INVALID = "Elige una opción de la lista.";
export const FACT_BABY_INVALID = "Elige a uno de tus bebés.";
export const FACT_DATE_INVALID = "Elige una fecha válida.";
export const FACT_DATE_AHEAD = "Esta fecha no puede ser posterior a hoy.";
export const FACT_BEFORE_BIRTH = "Esta fecha es anterior al nacimiento.";
export const FACT_TOO_LATE = "Estimamos las tallas de los primeros dos años. Elige una fecha anterior.";
export const FACT_DOUBTED = "Revisa el número, la unidad y la fecha.";
export const FACT_LIMIT = "Este plan ya tiene 100 datos, el máximo que admite. Quita uno para agregar otro.";
export const FACT_NOT_SAVED = "No pudimos guardarlo. Inténtalo de nuevo.";
export const BAG_EMPTY =
  "No encontramos ropa en este texto. Prueba con algo como “12 bodies 3–6m, 2 gorros”.";
export const BAG_TEXT_TOO_LONG = "Este texto es demasiado largo: 4,000 caracteres como máximo.";
export const BAG_COUNT_INVALID = "Escribe números enteros del 0 al 999.";
export const BAG_COUNT_TOO_HIGH =
  "Con esta bolsa, una cantidad pasaría de 999, así que no guardamos nada de ella. Revisa los números.";
export const BAG_NOT_SAVED = "No pudimos guardar esta bolsa. Inténtalo de nuevo.";
export const COUNTS_UNREADABLE = "Hay problemas con los datos";
export const PASS_ON_EMPTY = "Primero marca lo que vas a pasar a alguien más.";
export const BOX_LABEL_REQUIRED = "Ponle un nombre a la caja.";
export const BOX_TEXT_TOO_LONG = "Usa 80 caracteres como máximo.";
export const BOX_PIECES_REQUIRED = "Primero elige al menos una pieza.";
export const BOX_CHANGED =
  "No se movió ni cambió nada, porque esto ya no está como cuando abriste la página. Vuelve a mirarlo.";
export const BOXES_FULL =
  "Este plan ya tiene 60 cajas, el máximo. Usa una de ellas, o primero vacía y borra una.";
export const BOX_NOT_SAVED = "No pudimos guardar esta caja. Inténtalo de nuevo.";

// Items added by hand
export const ITEM_INFORMATION_MISSING = "Faltan datos para agregar la prenda.";
export const ITEM_NAME_REQUIRED = "Escribe un nombre para la prenda.";
export const ITEM_NAME_TOO_LONG = "Usa 80 caracteres como máximo.";
export const ITEM_NAME_UNREADABLE =
  "Escríbelo sin saltos de línea, caracteres invisibles ni acentos amontonados.";
export const ITEM_CATEGORY_REQUIRED = "Elige una categoría.";
export const ITEM_ESSENTIALITY_INVALID = "Elige qué tan necesaria es la prenda.";
export const ITEM_WARMTH_INVALID = "Elige una prenda de la lista, o ninguna.";
export const ITEM_QUANTITY_INVALID = "Escribe un número entero del 0 al 20.";
export const ITEM_GROUP_UNKNOWN = "El clima de este plan cambió. Recarga la página e inténtalo de nuevo.";
export const ITEM_NOTES_TOO_LONG = "Usa 2,000 caracteres como máximo.";
export const CUSTOM_ITEM_LIMIT =
  "Este plan ya tiene 100 prendas propias, el máximo que admite. Quita una para agregar otra.";
export const CUSTOM_ITEM_NOT_CREATED = "No pudimos crear la prenda";
export const USER_ITEM_NOT_CREATED = "No pudimos crear tu prenda";
export const CUSTOM_ITEM_NOT_ADDED = "No pudimos agregar la prenda.";
export const CUSTOM_ITEM_NOT_SAVED = "No pudimos guardar la prenda. Inténtalo de nuevo.";
export const CUSTOM_ITEM_NOT_REMOVED = "No pudimos quitar la prenda. Inténtalo de nuevo.";
export const CUSTOM_ITEM_NOT_RESTORED = "No pudimos recuperar esa prenda.";

// Clothing images and shopping links, for administrators
export const IMAGE_TYPE_INVALID =
  "Tipo de archivo no válido. Solo se aceptan archivos PNG, JPEG, JPG, WebP y AVIF.";
export const IMAGE_TOO_LARGE = "El archivo es demasiado grande. El tamaño máximo es de 5\u00a0MB.";
export const IMAGE_TOO_MANY_PIXELS = "La imagen es demasiado grande. El máximo es de 40 megapíxeles.";
export const IMAGE_AVIF_UNREADABLE =
  "Esta imagen AVIF no se puede leer en este navegador. Usa JPEG, PNG o WebP.";
export const IMAGE_MISSING = "Elige un archivo de imagen.";
export const IMAGE_ITEM_UNKNOWN = "Esta prenda no está en el catálogo.";
export const IMAGE_UPLOAD_FAILED = "No pudimos subir el archivo";
export const IMAGE_ROLE_REQUIRED = "Para subir imágenes se necesita el rol de administrador o titular";
export const MANAGER_SIGNED_OUT = "No has iniciado sesión";
export const ROLE_UNVERIFIED = "No pudimos verificar tus permisos";
export const MANAGER_ROLE_REQUIRED =
  "Para administrar las imágenes de ropa se necesita el rol de administrador o titular.";
export const LINK_CATEGORY_INVALID = "Elige la selección de lujo o la económica.";
export const LINK_ORDER_INVALID = "Escribe un número entero del 0 al 999.";
export const LINK_AUDIENCE_INVALID = "Elige una opción de la lista.";
export const LINK_TITLE_REQUIRED = "Escribe el nombre del producto.";
export const LINK_TEXT_UNREADABLE =
  "Escríbelo sin saltos de línea, caracteres invisibles ni acentos amontonados.";
export const LINK_TEXT_TOO_LONG = "Usa 200 caracteres como máximo.";
export const LINK_URL_INVALID = "Escribe una dirección completa que empiece con https://.";
export const LINK_URL_TOO_LONG = "Usa 2,000 caracteres como máximo.";
export const SHEET_PRICE_INVALID = "Escribe un precio mayor que 0 y de hasta 10,000, como 12.50.";
export const SHEET_PREMIUM_LOW = "Escribe al menos el precio económico.";
export const SHEET_SHARE_INVALID = "Escribe un porcentaje entero de 0 a 100.";
export const SHEET_NOT_SAVED = "No pudimos guardar los precios. Inténtalo de nuevo.";
export const PRICE_DAY_INVALID = "Escribe un día que no sea posterior a hoy.";
export const PRICE_INVALID = "Escribe un precio de 0 a 10,000, como 12.50.";
export const PRICES_CHANGED = "Los precios de tu país cambiaron. Revisa los tuyos y guárdalos de nuevo.";
export const PRICES_NOT_SAVED = "No pudimos guardar tus precios. Inténtalo de nuevo.";
export const LINK_FIELDS_INVALID = "Revisa los campos marcados.";
export const LINK_NOT_SAVED = "No pudimos guardar el enlace. Inténtalo de nuevo.";
export const LINK_ROLE_REQUIRED =
  "Para administrar los enlaces de compra se necesita el rol de administrador o titular.";
export const UNKNOWN = "Ocurrió un error desconocido";

// Final dashboard and birth
export const SELECTION_FAILED = "No pudimos cambiar la selección";
export const SELECTION_NOT_UPDATED = "No pudimos cambiar tu selección.";
export const SELECTION_NOT_CLEARED = "No pudimos quitar tu selección.";
/** An answer of the wrong shape, and a refusal without a message. */
export const RPC_ANSWER_INVALID = "El servidor respondió con datos inesperados.";
export const RPC_FAILED = "Error inesperado";
export const BIRTH_DATE_INVALID = "Escribe una fecha válida.";
export const BIRTH_DATE_AHEAD = "La fecha de nacimiento no puede estar en el futuro.";
export const BIRTH_DATE_LONG_AGO = "Escribe una fecha de los últimos dos años.";
export const BIRTH_NOT_SAVED = "No pudimos guardar la fecha de nacimiento. Inténtalo de nuevo.";
export const LANGUAGE_NOT_SAVED = "No pudimos guardar el idioma. Inténtalo de nuevo.";
export const UNITS_NOT_SAVED = "No pudimos guardar las unidades. Inténtalo de nuevo.";

// Sharing
export const SHARE_ANSWER_INVALID = "Respuesta del servidor no válida: falta replicationToken";
export const SHARE_LINK_FAILED = "No pudimos crear el enlace para compartir.";
export const SHARE_LINK_UNREADABLE = "No pudimos cargar el enlace para compartir. Inténtalo de nuevo.";
export const SHARE_NOT_SAVED = "No pudimos guardar tus cambios. Inténtalo de nuevo.";
export const SHARE_REVOKE_FAILED = "No pudimos desactivar el enlace para compartir. Inténtalo de nuevo.";
export const COPY_LINK_FAILED = "No pudimos copiar el enlace al portapapeles.";
export const CLIPBOARD_MISSING = "Este navegador no permite copiar al portapapeles.";

// Replication
export const REPLICATION_LINK_MISSING = "Falta el enlace de copia o no es válido.";
export const REPLICATION_TOKEN_INVALID =
  "El enlace de copia no es válido o ya venció, o no hay nada que mostrar.";
export const REPLICATION_NOT_FOUND = "No encontramos el enlace de copia o sus datos no son válidos.";
export const REPLICATION_TOKEN_MISSING = "Al enlace de copia le falta una parte.";
export const REPLICATION_FAILED = "No pudimos empezar a copiar el plan.";
export const REPLICATION_ANSWER_INVALID =
  "Respuesta del servidor no válida: falta newOnboardingId o el estado";
export const REPLICATION_UNREADABLE =
  "No pudimos cargar los datos de la copia. Puede que el enlace no sea válido o ya haya vencido.";
export const REPLICATION_SIGNED_OUT = "Para quedarte con una copia de un plan, inicia sesión.";
export const REPLICATION_NOT_READY =
  "Este plan se está actualizando, así que ahora no se puede copiar. Inténtalo de nuevo en un minuto.";
export const REPLICATION_LIMIT_REACHED =
  "Ya tienes 20 planes copiados, el máximo que admite una cuenta. Tus propios cuestionarios no cambian.";

// Trips
export const TRIP_DESTINATION_REQUIRED = "Elige tu destino de la lista.";
export const TRIP_DESTINATION_UNKNOWN = "No encontramos ese lugar. Elige otro que esté cerca.";
export const TRIP_START_INVALID = "Elige una fecha de inicio.";
export const TRIP_END_INVALID = "Elige una fecha de regreso.";
export const TRIP_END_EARLY = "La fecha de regreso no puede ser anterior a la de inicio.";
export const TRIP_TOO_LONG = "Los viajes pueden durar hasta 90 días.";
export const TRIP_TOO_LONG_AGO = "Elige fechas de los últimos cinco años.";
export const TRIP_TOO_FAR_AHEAD = "Elige fechas de los próximos tres años.";
export const TRIP_PLAN_REQUIRED = "Elige uno de tus planes terminados.";
export const TRIP_NOTES_TOO_LONG = "Usa 2,000 caracteres como máximo.";
export const TRIP_LIMIT_REACHED =
  "Ya tienes 50 viajes, el máximo que admite una cuenta. Elimina uno para planear otro.";
export const TRIP_FAILED = "No pudimos preparar este viaje. Inténtalo de nuevo.";
export const TRIP_NOT_SAVED = "No pudimos guardar tu viaje. Inténtalo de nuevo.";
export const TRIP_NOT_DELETED = "No pudimos eliminar el viaje. Inténtalo de nuevo.";
export const TRIP_NOT_RESTORED = "No pudimos recuperar ese viaje.";
export const TRIP_TICK_NOT_SAVED = "No pudimos guardarlo. Inténtalo de nuevo.";
export const TRIP_ITEM_NOT_ADDED = "No pudimos agregar la prenda a tu plan. Inténtalo de nuevo.";
export const TRIP_PLAN_GONE = "El plan de este viaje se eliminó.";

// Reading
export const ATTEMPTS_UNREADABLE = "No pudimos cargar los planes";
export const ATTEMPT_DETAILS_UNREADABLE = "No pudimos cargar los detalles del plan";
export const RECOMMENDATIONS_NOT_FOUND = "No pudimos cargar las recomendaciones para este plan y esta edad.";
export const ANSWER_INVALID = "Recibimos datos no válidos del servidor";
export const UNEXPECTED_BARE = "Ocurrió un error inesperado.";
export const UNEXPECTED = "Ocurrió un error inesperado. Inténtalo de nuevo.";
export const HUMAN_NEEDED = "Confirma que eres una persona y vuelve a enviar el formulario.";
export const ADDRESS_SAME = "Ese ya es tu correo.";
export const PASSKEY_TOO_LATE = "Pasó demasiado tiempo. Inténtalo de nuevo.";
export const PASSKEY_REFUSED =
  "Esa llave de acceso no funcionó aquí. Inténtalo de nuevo o entra de otra forma.";
export const PASSKEY_FAILED =
  "No pudimos usar una llave de acceso en este momento. Inténtalo de nuevo o entra de otra forma.";
export const PASSKEY_NOT_ADDED =
  "No se puede agregar esa llave de acceso. Puede que ya la tengas o que ya tengas diez.";
export const PASSKEY_CANCELED = "No se confirmó nada. Inténtalo de nuevo o entra de otra forma.";
export const PASSKEY_PROOF_NEEDED = "Primero confirma que eres tú.";
export const PASSKEY_NAME_REQUIRED = "Escribe un nombre.";
export const PASSKEY_NAME_UNREADABLE =
  "Escríbelo sin saltos de línea, caracteres invisibles ni acentos amontonados.";
export const PASSKEY_NAME_TOO_LONG = "Usa 60 caracteres como máximo.";
export const PASSKEY_LAST =
  "Es tu única forma de iniciar sesión. Primero elige una contraseña o agrega otra llave de acceso.";
export const PASSKEY_NOT_FOUND = "Esa llave de acceso ya no está.";
