// The privacy policy says what the product does: changing what is stored, sent, or kept changes this text.

import type { LegalText } from "~/words/en/public/legal.ts";
import { PRODUCT_NAME } from "~/words/es/layout.ts";

export const PRIVACY: LegalText = {
  title: "Política de privacidad",
  description: `Qué guarda ${PRODUCT_NAME} sobre ti y el plan de tu bebé, quién más lo ve, cuánto tiempo se conserva y cómo llevártelo o borrarlo.`,
  firstPublished: "1 de julio de 2025",
  short: [
    "Guardamos lo que un plan necesita: tu correo, un lugar, una fecha, una rutina de lavado y lo que nos dices que tienes.",
    "Los nombres son opcionales. No vendemos tus datos ni mostramos anuncios que te sigan.",
    "Puedes descargar todo y borrar todo desde tu perfil, en cualquier momento.",
  ],
  sections: {
    who: [
      "Quiénes somos",
      `${PRODUCT_NAME} (“nosotros”) opera este sitio web y decide cómo se usa la información que aquí se describe. Esta política abarca el sitio web y los correos que envía. Solo la versión en inglés es vinculante.`,
      "Envía tus preguntas y solicitudes a [nuestra dirección de correo](contact).",
    ],
    "what-you-give": [
      "Lo que nos das",
      [
        "Tu cuenta: tu correo electrónico y una contraseña, que conservamos solo como un hash con sal. Si en cambio inicias sesión con Google o Facebook, tu nombre, tu correo electrónico, la dirección de tu foto y tu número de cuenta en ese servicio. Si agregas una llave de acceso, su clave pública, el nombre que le pones y cuándo la usaste por última vez; tu huella o tu rostro nunca salen de tu dispositivo.",
        "Tus respuestas del cuestionario: código postal o ciudad, fecha probable de parto, preferencia de género, rutina de lavado y la fecha de nacimiento si la escribes.",
        "Nombres, si los das: cómo le dicen al bebé y tu nombre de pila. Los ven las personas de tu plan. Tu lista de regalos va firmada con tu nombre de pila y el de la única otra persona que edita tu plan; el nombre del bebé está en una página pública solo como parte de un título que elegiste.",
        "Las medidas y la talla de tu bebé, si nos lo dices: pesos, medidas de largo, tallas que le quedan, sus fechas y si es niño o niña.",
        "Tu plan: cuántas prendas de cada tipo tienes, tus notas, lo que agregas, omites o marcas, los títulos, qué plan es el principal, la temperatura de las habitaciones del bebé si la dices, lo que está en la guardería y tus líneas en su lista, lo que hay en tus cajas con sus etiquetas y lugares, tus propios precios y, solo para ti, lo último que miraste en Hoy, tus propias horas allí y tu aviso matutino, con lo que llevaba el bebé en su última mañana.",
        "Tus viajes: a dónde y cuándo vas, el lavado, las actividades, tus notas y lo que ya empacaste, ropa y otras cosas.",
        "Lo que compartes: el enlace que creas y si incluye tus notas.",
        "Las personas que invitas a tu plan: su correo electrónico y su función, para que podamos enviarles el enlace.",
        "Tus preferencias sobre correos y unidades, y hasta qué cambio conoces estos textos.",
      ],
      "No pedimos nombres completos, tu domicilio ni ningún dato de pago. Por favor, no los escribas en las notas ni en los títulos.",
    ],
    "what-comes-along": [
      "Lo que recopilamos automáticamente",
      [
        "Tu dirección IP, para responderte y para evitar abusos. Nuestros límites de uso la conservan solo como un hash con clave, y solo hasta que el límite se reinicia.",
        "El tipo de navegador y de dispositivo, que se conserva con cada sesión, para que puedas reconocerla y cerrarla desde tu perfil.",
        "La zona horaria y el país que nuestro proveedor de alojamiento deduce de tu conexión, para mostrar el día correcto. No los guardamos.",
        "Si activas las notificaciones en un dispositivo: la dirección y las claves que su navegador nos da para ellas, cifradas, y el tipo de navegador. Se borran cuando las desactivas, y 90 días después de que termine tu última sesión ahí.",
        "Registros técnicos de errores y eventos de seguridad, sin contraseñas, enlaces ni direcciones de correo completas.",
      ],
      "No rastreamos tu ubicación exacta ni creamos un perfil tuyo para publicidad.",
    ],
    cookies: [
      "Las cookies y lo que guarda tu dispositivo",
      "Todas las cookies son nuestras y necesarias para lo que le pides al sitio. No usamos ninguna para publicidad ni para análisis.",
      [
        "Una cookie de sesión mantiene tu sesión iniciada: durante 30 días sin uso, y 90 días como máximo.",
        "Una cookie de dispositivo conocido, durante un máximo de 400 días, evita que los intentos fallidos de desconocidos te bloqueen en un dispositivo que ya usaste. También recuerda que ahí usaste una llave de acceso.",
        "En una lista de regalos, una cookie conserva las claves de lo que reservaste ahí, para que puedas cambiarlo o cancelarlo, durante un máximo de 400 días.",
        "Una cookie recuerda durante dos semanas que prefieres que no te preguntemos por el tamaño de tu bebé.",
        "Una cookie recuerda durante diez minutos qué tan recientes son los datos que viste, para que ninguna página te muestre otros más antiguos.",
        "Cookies de corta duración llevan a la página siguiente las respuestas del cuestionario, un enlace para compartir, una invitación, un enlace de un correo, un registro que espera su confirmación, la clave de un formulario que enviaste cuando tu sesión ya había terminado, un inicio de sesión con otro proveedor o un mensaje.",
        "Cookies de preferencias recuerdan el plan, la rutina de lavado y la talla que viste por última vez y las secciones que plegaste.",
        "Otras dos recuerdan tu idioma y que tu navegador ya tiene los estilos del sitio.",
        "Si en Hoy pides el clima de donde estás, una cookie guarda tu posición, redondeada a unos 11 km (7 millas), hasta que sales de esa página. No la guardamos ni la registramos.",
      ],
      "Mientras tienes la sesión iniciada, tu navegador también conserva los planes, las listas de compras y las listas de equipaje que abriste por última vez, durante un máximo de 30 días, y los cambios que hiciste sin conexión, entre ellos los pesos, para que funcionen sin conexión. Al cerrar sesión se eliminan del dispositivo.",
      "Un servicio que no usa cookies puede contar las visitas a la página principal, la guía del sueño y las páginas legales. Ve la página, la página anterior, el tipo de navegador y tu dirección IP. No cuenta a nadie que tenga una de nuestras cookies ni cuyo navegador envíe Global Privacy Control o Do Not Track, y nunca cuenta planes, páginas de cuenta ni enlaces privados.",
    ],
    why: [
      "Para qué lo usamos",
      [
        "Para hacer tu plan, mantenerlo al día en tus dispositivos y mostrarlo a las personas con quienes lo compartes (para cumplir nuestro acuerdo contigo).",
        "Para enviar correos sobre tu cuenta, como confirmaciones, restablecimientos de contraseña y avisos de seguridad (también para cumplir nuestro acuerdo).",
        "Para enviar recordatorios de talla y un aviso matutino, solo si los pides (tu consentimiento, que puedes retirar en cualquier momento). Un aviso matutino contiene ropa y el tiempo, y ningún nombre, lugar, fecha, cantidad ni nota; lleva a tu plan.",
        "Para proteger las cuentas y el servicio contra abusos, y para encontrar y resolver problemas (nuestro interés legítimo en un servicio seguro).",
        "Para cumplir obligaciones legales.",
      ],
      "Los pesos, las medidas de largo y las tallas que le quedan se usan para una sola cosa: poner fecha a las tallas de tu plan. Nunca están en lo que compartes, en una copia, en un correo, en un registro ni en una estadística. Borra cada dato, o todos a la vez, en la página donde los escribiste; tu plan vuelve entonces al calendario.",
      "No tomamos decisiones automatizadas que te afecten legalmente o de una manera de importancia similar. Las cantidades de un plan son una recomendación sobre ropa.",
    ],
    "who-sees": [
      "Quién más lo ve",
      [
        "Nuestro proveedor de alojamiento, Cloudflare, guarda los datos y opera el sitio por nosotros.",
        "Un servicio de correo (Resend o Cloudflare) entrega nuestros correos.",
        "Si activas las notificaciones, las entrega el servicio de tu propio navegador: el de Google, Mozilla, Apple o Microsoft. Su texto va cifrado para tu navegador. El servicio sabe cuándo llega una a qué navegador, y nada de lo que dice.",
        "Los servicios de clima reciben un lugar, redondeado a cerca de una décima de grado, y un periodo de horas, días o años. El pronóstico es de Open-Meteo. Nunca saben quién pregunta.",
        "Google o Facebook, si eliges iniciar sesión con ellos.",
        "Cloudflare Turnstile puede comprobar que un formulario que envía un correo viene de una persona. Ve tu dirección IP y datos sobre tu navegador, pero nada de lo que escribes.",
        "Podemos comparar una contraseña que elijas con una lista de contraseñas filtradas. El servicio que mantiene la lista ve cinco de los 40 dígitos del hash de la contraseña, y nunca quién pregunta.",
        "Las personas que invitas a tu plan, una vez que se unen. Ven todo lo que hay en él, tu nombre, o tu correo electrónico si no lo has dado, y quién cambió qué en los últimos tiempos. Tú ves lo mismo de ellas.",
        "Las personas a quienes das un enlace para compartir. Ven el lugar, la fecha, la preferencia de género y las cantidades del plan, tus notas si las incluiste, y tu correo electrónico, que está oculto en parte hasta que inician sesión.",
        "Las personas a quienes das un enlace para la guardería o los abuelos. Ven la ropa de hoy y de mañana con el tiempo, y un nombre de pila solo si lo escribes para ese enlace. No ven tu lugar, las fechas que diste, tus cuentas ni tus notas. Un enlace termina a los 90 días o en cuanto lo cierras; lo borramos 30 días después.",
        "Las personas y los servicios de calendario a quienes das un enlace de calendario. Leen más o menos cuándo empiezan las tallas y las temporadas de ropa, y las fechas de tus viajes, en el idioma que tenías al crearlo. No ven nombres, ni tu lugar, la fecha de parto, tus cuentas o tus notas. Un enlace termina en cuanto lo cierras, o con el plan o tu cuenta; hasta entonces guardamos qué fechas ha dicho.",
        "Las personas a quienes das el enlace a tu lista de regalos. Ven su título y su saludo, el nombre de pila de los papás, lo que aún necesitas de las tallas que elegiste y tus deseos. Ven dónde vives (ciudad y estado) y el mes de la fecha probable de parto solo si tú lo eliges, y nunca tu dirección, tus notas ni los nombres y mensajes de los demás.",
        "Los padres, si reservas algo en su lista de regalos: ven tu nombre, lo que llevas y tu mensaje. Si la lista es una sorpresa, los ven solo a partir del día que eligieron o del nacimiento.",
        "Las tiendas, si sigues un enlace de compra: se enteran de que vienes de nuestro sitio, pero de nada sobre tu plan. Ahí se aplican sus propias políticas.",
        "Las autoridades, cuando la ley lo exige.",
      ],
      "No vendemos información personal y no la compartimos para publicidad entre sitios web.",
    ],
    "how-long": [
      "Cuánto tiempo lo conservamos",
      [
        "Tu cuenta y tus planes: hasta que los borres.",
        "Un plan borrado: puedes recuperarlo durante un tiempo corto; después se elimina su contenido. Hasta que borres tu cuenta, guardamos constancia de que usaste un cuestionario.",
        "Un registro de cuenta que nadie confirma: 7 días. Un nuevo correo electrónico que nadie confirma: un día.",
        "Los enlaces para compartir: 90 días, o hasta que los anules. Una copia que alguien ya hizo es suya.",
        "Una invitación que no se acepta, con su correo electrónico: 14 días, o hasta que la retires.",
        "Lo que cambió en un plan con varias personas: los últimos 50 cambios. Si dejas el plan o te quitan de él, lo que agregaste se queda ahí; si borras tu cuenta, tu nombre desaparece de él.",
        "Una lista de regalos con sus deseos y sus reservas: hasta que se borre el plan. Quien regala puede cancelar su reserva, y eso elimina su nombre y su mensaje. Si dejas un correo electrónico al reservar algo, lo usamos para un solo correo con el enlace para cancelar la reserva, y lo borramos cuando la reserva termina o cuando todo ha llegado.",
        "La constancia de que se envió un correo: 30 días. Su texto se elimina una vez enviado.",
        "Una dirección que se dio de baja, con o sin cuenta: mientras enviemos correos de ese tipo, para poder excluirla.",
        "Las copias de seguridad de la base de datos: hasta 30 días.",
      ],
    ],
    "your-choices": [
      "Tus opciones y derechos",
      "Consulta, corrige, descarga o borra tus datos en [tu perfil](/profile). Al borrar la cuenta se elimina todo lo que es tuyo, para siempre.",
      "Deja de recibir recordatorios y otros correos promocionales en tu perfil, un aviso matutino en su propia página, y cualquiera de ellos con el enlace que trae cada uno, o en [la página para darse de baja](/unsubscribe). Seguirás recibiendo correos sobre tu cuenta.",
      "Según dónde vivas, incluso conforme al RGPD y a las leyes de California y de otros estados de EE. UU., también puedes tener derecho a oponerte a lo que hacemos con tus datos o a limitarlo, a llevarlos a otra parte, a que alguien actúe en tu nombre y a apelar nuestra respuesta. Nunca tratamos peor a nadie por ejercer un derecho. Puedes presentar una queja ante la autoridad de protección de datos del lugar donde vives.",
    ],
    children: [
      "Menores",
      "El sitio es para padres y otros adultos. Debes tener al menos 18 años para tener una cuenta. Lo que escribes sobre un bebé es tuyo, y lo usamos solo para tu plan. Si crees que un menor nos ha dado información personal, avísanos y la borraremos.",
    ],
    security: [
      "Cómo lo protegemos",
      "Las conexiones están cifradas. Las contraseñas, las claves de sesión y los enlaces de los correos se guardan solo como hashes de un solo sentido; los enlaces para compartir y los correos que esperan su envío se guardan cifrados. Para cambios importantes, te pedimos confirmar que eres tú y te avisamos por correo. Ningún sistema es perfectamente seguro: si una filtración te pone en riesgo, te lo diremos a ti y a las autoridades según lo exija la ley.",
    ],
    where: [
      "Dónde se procesa",
      "Nuestro proveedor de alojamiento tiene centros de datos en todo el mundo, y tus datos pueden procesarse en Estados Unidos y en otros países. Cuando la ley lo exige, las transferencias se basan en cláusulas contractuales tipo o en una garantía equivalente.",
    ],
    changes: [
      "Cambios",
      "Cuando esta política cambia, la segunda fecha de arriba cambia con ella, y tu lista de planes te lo dice una vez. Anunciamos los cambios importantes en el sitio o por correo antes de que entren en vigor.",
    ],
  },
};
