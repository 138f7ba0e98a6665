// The terms of use. The statements about listings are required although nobody can list anything yet; the
// text says so.

import type { LegalText } from "~/words/en/public/legal.ts";
import { PRODUCT_NAME } from "~/words/es/layout.ts";

export const TERMS: LegalText = {
  title: "Términos de uso",
  description: `El acuerdo entre tú y ${PRODUCT_NAME}: qué es y qué no es el plan, tu cuenta, lo que compartes, los enlaces de compra, los anuncios de venta y cómo se resuelven las disputas.`,
  firstPublished: "febrero de 2025",
  short: [
    `${PRODUCT_NAME} recomienda cuánta ropa puede necesitar un bebé. Es gratis y no es consejo médico.`,
    "Debes tener al menos 18 años. No le des tu contraseña a nadie y comparte solo lo que te corresponde compartir.",
    "Las disputas se resuelven mediante arbitraje individual vinculante, según la ley de Delaware.",
  ],
  sections: {
    agreement: [
      "Este acuerdo",
      `Estos términos son un acuerdo entre tú y ${PRODUCT_NAME} (“nosotros”). Al crear una cuenta o usar el sitio, los aceptas. Si no los aceptas, por favor no uses el sitio. Solo la versión en inglés es vinculante.`,
      "Cómo tratamos la información personal se describe en la [política de privacidad](/privacy).",
    ],
    "who-may-use": [
      "Quién puede usarlo",
      "Debes tener al menos 18 años y capacidad para celebrar un contrato. Da un correo electrónico verdadero, no le des tu contraseña a nadie y avísanos si crees que otra persona está usando tu cuenta. Eres responsable de lo que ocurra con ella.",
    ],
    plans: [
      "Planes y recomendaciones",
      "Un plan se calcula a partir del clima pasado o típico, de tallas publicadas y de tus respuestas. El clima, los bebés y los hogares son distintos. Las cantidades son una recomendación, y lo que compras es decisión tuya.",
      "Nada de lo que hay en el sitio es consejo médico. Sigue las indicaciones de tu pediatra, las instrucciones del fabricante y las reglas de sueño seguro y de sillas para el auto si dicen otra cosa.",
      "Cuántos planes puede crear una cuenta depende de su suscripción. Todavía no se puede mejorar la suscripción. Podemos cambiar, limitar o retirar funciones, y procuraremos avisarte a tiempo.",
    ],
    "your-content": [
      "Lo que escribes y compartes",
      "Las notas, los títulos y las prendas que escribes siguen siendo tuyos. Nos permites guardarlos y mostrarlos para prestarte el servicio, y mostrar un plan compartido a cualquiera que tenga su enlace. Quien hace una copia se queda con la copia.",
      "Las personas que invitas a un plan pueden verlo, y los editores pueden cambiarlo. Lo que agregan se queda en el plan. Un plan pertenece a su titular, que puede quitar a las personas y pasar el plan a una de ellas.",
      "Escribe y comparte solo lo que sea lícito y te corresponda compartir. Nada de odio, acoso, programas maliciosos, publicidad ni información personal de otras personas.",
    ],
    "fair-use": [
      "Uso justo",
      "No entres sin permiso en el sitio ni en las cuentas de otras personas, no eludas sus límites, no lo sobrecargues, no extraigas su contenido de forma automatizada más allá de lo que hacen los buscadores, ni te hagas pasar por otra persona. La investigación de seguridad que respeta los datos de otras personas es bienvenida: dinos primero lo que encuentres.",
    ],
    "shopping-links": [
      "Enlaces de compra",
      `Algunos enlaces llevan a tiendas que nos pagan. ${PRODUCT_NAME} gana una comisión por las compras que cumplen los requisitos, sin costo para ti. Le compras a la tienda, según sus términos. Nosotros no vendemos estos productos ni somos responsables de ellos.`,
    ],
    listings: [
      "Anuncios de venta entre usuarios",
      "Por ahora no se ofrecen anuncios de venta. Si se ofrecen, se aplican estas reglas:",
      [
        "El sitio es una plataforma donde vendedores particulares anuncian sus propios artículos y les ponen precio. No somos parte de una venta.",
        "El sitio no permite transacciones en línea. Compradores y vendedores acuerdan el pago entre ellos.",
        "Los usuarios deben tener al menos 18 años.",
        "Los precios están en dólares estadounidenses (USD).",
        "Compradores y vendedores organizan por su cuenta la recogida o la entrega.",
        "Una venta es definitiva una vez que el artículo se marca como vendido.",
        "Los vendedores son responsables de sus artículos: de que sean suyos, de que se describan con la verdad y de que estén limpios, sean seguros y no hayan sido retirados del mercado.",
      ],
    ],
    "our-rights": [
      "Lo que es nuestro",
      "El sitio, sus textos, sus dibujos y su software nos pertenecen a nosotros o a quienes nos otorgan licencias. Puedes usarlos para planear para tu propia familia, imprimir tu plan y compartir su enlace. Los datos del clima y de los lugares llevan su crédito donde se muestran.",
      "Trabajo de otros en nuestras páginas: [las licencias](/licenses.txt).",
    ],
    ending: [
      "Terminar el acuerdo",
      "Puedes borrar tu cuenta en cualquier momento en [tu perfil](/profile). Podemos suspender o cerrar una cuenta que incumpla estos términos o ponga en riesgo a otros, y diremos por qué, a menos que la ley o la seguridad lo impidan.",
    ],
    liability: [
      "Sin garantía, y límites de responsabilidad",
      "El sitio se ofrece “tal cual” y “según disponibilidad”, sin garantías de ningún tipo, expresas o implícitas, en la medida en que la ley lo permita.",
      "En la medida en que la ley lo permita, no somos responsables de daños indirectos, incidentales o consecuentes, y nuestra responsabilidad total se limita a la mayor de estas dos cantidades: 100 dólares estadounidenses o lo que nos hayas pagado en los doce meses anteriores a la reclamación. Nada de lo aquí dicho limita la responsabilidad que la ley no permite limitar, ni los derechos que tienes como consumidor.",
    ],
    disputes: [
      "Ley aplicable y disputas",
      "Estos términos se rigen por la ley del estado de Delaware, salvo sus normas sobre conflicto de leyes.",
      "Escríbenos primero; la mayoría de las cosas se pueden resolver así. Una disputa que no podamos resolver en 60 días se decide mediante arbitraje individual vinculante, no en un tribunal ni ante un jurado. Las reclamaciones se presentan solo de forma individual: no hay procedimientos colectivos ni en representación de otros. Cualquiera de las partes puede, en su lugar, acudir a un tribunal de reclamos menores, o a un tribunal para pedir una orden urgente que proteja derechos. Puedes excluirte del arbitraje si nos escribes dentro de los 30 días siguientes a aceptar estos términos. Las leyes obligatorias de protección al consumidor del lugar donde vives siguen vigentes.",
    ],
    "changes-and-contact": [
      "Cambios y cómo contactarnos",
      "Cuando estos términos cambian, la segunda fecha de arriba cambia con ellos, y tu lista de planes te lo dice una vez. Anunciamos los cambios importantes antes de que entren en vigor. Si una parte no se puede hacer cumplir, el resto sigue en pie.",
      "Escríbenos a [nuestra dirección de correo](contact).",
    ],
  },
};
