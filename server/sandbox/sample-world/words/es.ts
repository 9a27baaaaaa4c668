import type { LanguageWords } from './vocabulary.ts';

export const es: LanguageWords = {
  language: 'es',
  given:
    'Lucía|Sofía|Valentina|Camila|Martina|Paula|Daniela|Carla|Elena|Marta|Irene|Noelia|Rocío|Ximena|Renata|Fernanda|Andrea|Laura|Julieta|Antonella|Mateo|Diego|Javier|Álvaro|Sergio|Pablo|Hugo|Iván|Emilio|Rodrigo|Santiago|Tomás|Joaquín|Bruno|Adrián|Gonzalo|Lola|Nico|Majo|Chelo|Pili|Beto|Memo|Rafa',
  family:
    'García|Romero|Navarro|Ortega|Castillo|Vega|Molina|Reyes|Herrera|Campos|Fuentes|Cabrera|Ibáñez|Salinas|Rojas|Medina|Aguilar|Pizarro|Quiroga|Benítez|Luna|Serrano|Delgado|Peña|Cordero|Villalobos|Montoya|Escobedo|Zamora|Guerrero|Lozano|Arroyo|Bravo|Cisneros|Duarte|Espinoza|Figueroa|Galindo|Hidalgo|Jurado|Larios|Mendieta|Olmos|Paredes|Robledo|Solís|Tovar|Urrutia',
  fullName: '{g} {f}',
  cities: {
    ES: 'Madrid|Barcelona|Valencia|Sevilla|Bilbao|Granada|Málaga|Zaragoza|Vigo|Alicante|Cádiz|Salamanca|Oviedo|Murcia|Palma',
    MX: 'Ciudad de México|Guadalajara|Monterrey|Puebla|Mérida|Oaxaca|Tijuana|Querétaro|León|Cancún|Toluca|Xalapa',
    AR: 'Buenos Aires|Córdoba|Rosario|Mendoza|Bariloche|Salta|La Plata',
    CO: 'Bogotá|Medellín|Cali|Cartagena|Barranquilla|Pereira',
    CL: 'Santiago|Valparaíso|Concepción|La Serena|Temuco|Puerto Varas',
    PE: 'Lima|Cusco|Arequipa|Trujillo|Piura|Iquitos',
    EC: 'Quito|Guayaquil|Cuenca|Loja|Manta',
    US: 'Miami|San Antonio|Los Ángeles|El Paso|Houston|Chicago',
  },
  about:
    'Desde {c}|Vivo en {c}|Hecho en {c}|Llevo {y} años en esto|Sobre todo {t}, a veces {u}|{t}, {u} y {w}|Hablo de {t} sin complicarme|Mi rincón de {t}|De día trabajo, de noche {t}|Aprendiendo de {t} cada día|Pregúntame sobre {t}|Un poco de {t} y mucho café|Comparto {t} desde {c}|Para quienes aman {t}',
  closers:
    'Vídeo nuevo cada viernes|Gracias por pasar|Sígueme para más|Te leo en comentarios|Enlaces abajo|Mensajes abiertos|Directo los sábados|Sin filtros|Con calma|Primero café|Hecho con cariño|Que tengas buen día|Opiniones mías|Aquí no vendemos humo|Colaboraciones abiertas',
  contact: 'Colaboraciones: {e}|Contacto: {e}|Trabajo {e}|Escríbeme a {e}|Negocios: {e}',
  ventures: 'Dueña de {b}|Cuenta secundaria @{b}|Tienda: {b}|Parte de {b}|Creadores de {b}|Pódcast {b}',
  captions:
    'Mi opinión sincera: {t}|Segunda parte: {t}|Guárdalo para luego: {t}|Consejos de {t} para empezar|¿{t} o {u}? Te leo|Día {y} de {t}|No sabía que {t} podía ser así|Errores que cometí con {t}|Un día de {t}|¿A quién más le gusta esto? {t}|Primera vez: {t}|Todo sobre {t} en un minuto|Detrás de cámaras: {t}|Hoy toca {t}|De {t} a {u} en una tarde|Etiqueta a quien ama {t}',
  partner:
    'Probando lo nuevo de {b}: {t}|Una semana con {b}: {t}|Código de {b} en el perfil|Abrimos la caja de {b}: {t}',
  disclosures: '#ad|#publicidad #ad|#sponsored|Paid partnership',
  hashtags: 'parati|viral|consejos|tendencia|vlog|diario|reseña|aprende|recomendados|findesemana',
  niches: {
    food: {
      names: 'La cocina de {g}=cocina|{g} come=come|Antojos de {g}=antojos',
      self: 'cocinera casera|cazador de tacos|panadero aficionado|amante del picante',
      lines:
        'Recetas de casa sin complicaciones.|Comer rico con poco dinero.|De mercado en mercado.|Lo que cocinaba mi abuela.',
      topics:
        'comida callejera|recetas fáciles|tacos|tortilla de patata|pan casero|postres|arroz con pollo|empanadas|salsas|desayunos|cenas rápidas|asado|croquetas|ceviche|arepas|chilaquiles|paella|café de especialidad|dulce de leche|pozole',
      tags: 'comida|recetas|cocina|recetasfáciles|postres|tacos|comidacasera',
      captions:
        'Crujiente por fuera, suave por dentro|La fila valió la pena|La receta que todos piden|Se acabó en cuatro minutos',
    },
    beauty: {
      names: '{g} se maquilla=maquilla|Belleza con {g}=belleza',
      self: 'maquilladora|fan del cuidado de la piel|coleccionista de labiales',
      lines: 'Reseñas sinceras para piel sensible.|Maquillaje en diez minutos.|Rizos sin drama.',
      topics:
        'cuidado de la piel|maquillaje diario|uñas|rizos|protector solar|labiales|maquillaje económico|cejas|perfumes|mascarillas|delineado|rubor|peinados fáciles|piel grasa',
      tags: 'belleza|maquillaje|skincare|uñas|rizos|cuidadodelapiel',
      captions: 'Treinta días después, así está mi piel|Este tono nos queda a todas|No te saltes este paso',
    },
    fashion: {
      names: 'El clóset de {g}=closet|{g} se viste=viste',
      self: 'estilista de segunda mano|costurera|fan de lo vintage',
      lines: 'Una falda, cinco looks.|Segunda mano primero.|Moda para gente que camina.',
      topics:
        'ropa de segunda mano|looks de oficina|vaqueros|zapatillas|vestidos de verano|armario cápsula|abrigos|looks de boda|colores|costura|bolsos|moda vintage',
      tags: 'moda|outfit|estilo|segundamano|vintage|ropa',
      captions: 'Una falda para toda la semana|Me costó ocho euros|Sí, tiene bolsillos',
    },
    tech: {
      names: '{g} Digital=digital|{g} y los cables=cables',
      self: 'analista de móviles|programador|fan de la casa inteligente',
      lines: 'Lo uso un mes y luego hablo.|Tecnología en cristiano.|Antes de comprar, mira esto.',
      topics:
        'móviles baratos|auriculares|casa inteligente|teclados|apps útiles|portátiles|fotografía móvil|programación|baterías|trucos ocultos|escritorios|relojes inteligentes',
      tags: 'tecnología|gadgets|celulares|reseña|apps|programación',
      captions: 'Apaga este ajuste ya|Míralo antes de comprar|Mi escritorio un año después',
    },
    gaming: {
      names: '{g} Juega=juega|{g} en Partida=partida',
      self: 'jugador tranquilo|streamer nocturna|coleccionista retro',
      lines: 'Perdiendo con estilo.|Directos cada noche.|Guías sin gritos.',
      topics:
        'juegos indie|juegos retro|partidas con amigos|juegos de terror|guías para novatos|juegos de granja|móvil|secretos del mapa|carreras|juegos de mesa|acertijos|finales ocultos',
      tags: 'juegos|gamer|videojuegos|streamer|indie|retro',
      captions: 'Mi equipo estaba dormido|Una más y ya|Ganamos de milagro',
    },
    travel: {
      names: '{g} Viaja=viaja|La mochila de {g}=mochila',
      self: 'mochilera|viajero lento|amante de los trenes',
      lines: 'Viajar barato y bonito.|Una mochila y mucha calma.|Rutas que puedes copiar.',
      topics:
        'pueblos con encanto|playas escondidas|viajes baratos|rutas en tren|senderismo|mercados|viajar sola|miradores|hostales|carretera|islas|cascadas',
      tags: 'viajes|viajar|mochilero|senderismo|playas|escapadas',
      captions: 'Dos días con muy poco|Aquí casi no hay turistas|Amanecer sobre las nubes',
    },
    fitness: {
      names: '{g} en Forma=enforma|{g} Corre=corre',
      self: 'entrenadora|corredor lento|profesora de yoga',
      lines: 'Entrena en tu sala.|Despacio y con constancia.|Técnica antes que peso.',
      topics:
        'rutinas en casa|yoga|correr|estiramientos|fuerza|abdomen|bicicleta|natación|recetas con proteína|movilidad|saltar la cuerda|espalda sana',
      tags: 'fitness|ejercicio|rutina|yoga|correr|saludable',
      captions: 'Diez minutos sin equipo|Semana seis y se nota|Hoy se descansa de verdad',
    },
    home: {
      names: 'La casa de {g}=lacasa|El jardín de {g}=jardin',
      self: 'manitas de fin de semana|jardinera urbana|fan del orden',
      lines: 'Piso pequeño, ideas grandes.|Tomates en el balcón.|Arreglar antes que tirar.',
      topics:
        'pisos pequeños|plantas|orden|muebles reciclados|huerto urbano|limpieza|decoración|cocinas|pintura|bricolaje|balcones|iluminación',
      tags: 'hogar|decoración|plantas|orden|diy|limpieza',
      captions: 'Antes y después|Costó menos que el envío|El primer tomate',
    },
    parenting: {
      names: '{g} y los Peques=peques|Familia de {g}=familia',
      self: 'mamá de dos|papá en casa|maestra de infantil',
      lines: 'Creciendo con mis peques.|Juegos sin pantallas.|Crianza real.',
      topics:
        'crianza|loncheras|cuentos para dormir|juegos en casa|primeros pasos|manualidades|rutinas|mamá primeriza|libros infantiles|hermanos|viajes en familia|vuelta al cole',
      tags: 'maternidad|crianza|familia|bebés|niños|mamás',
      captions: 'Se lo comió todo|Once minutos de silencio|La caja ganó al juguete',
    },
    pets: {
      names: '{g} y sus gatos=gatos|{g} y su perro=perro',
      self: 'mamá de tres gatos|rescatista|educador canino',
      lines: 'Adopta, no compres.|El perro manda aquí.|Tres gatos y un sofá.',
      topics:
        'perros rescatados|gatos|cachorros|adiestramiento|paseos|veterinario|acuarios|snacks caseros|gatitos|perros mayores|conejos|baños',
      tags: 'mascotas|perros|gatos|adopta|cachorro|perritos',
      captions: 'Oyó la lata y corrió|Primer día y ya es su sofá|Por fin adoptado',
    },
    music: {
      names: '{g} Canta=canta|La guitarra de {g}=guitarra',
      self: 'cantautora|profe de guitarra|productor casero',
      lines: 'Versiones en una toma.|Canciones para la lluvia.|Guitarra desde cero.',
      topics:
        'versiones|guitarra|canciones propias|piano|boleros|cumbia|grabar en casa|ukelele|canto|letras|percusión|acordes fáciles',
      tags: 'música|cover|guitarra|canciones|cantante|piano',
      captions: 'La escribí a las dos de la mañana|¿Cuál versión prefieres?|Con audífonos',
    },
    comedy: {
      names: '{g} en Broma=enbroma|Risas con {g}=risas',
      self: 'humorista|actriz de todos los papeles|monologuista',
      lines: 'Hago de toda la familia.|Historias de oficina.|Primero reír.',
      topics:
        'cosas de oficina|mi mamá al teléfono|vecinos|bodas|el amigo impuntual|fin de mes|acentos|reuniones|la escuela|suegras|el gimnasio|cenas familiares',
      tags: 'humor|comedia|risas|parodia|gracioso|sketch',
      captions: 'Mi mamá en cada llamada|Ya voy llegando, dijo|Espera a la tía',
    },
    education: {
      names: 'Profe {g}=profe|{g} Lee=lee',
      self: 'profesora de inglés|amante de la historia|lectora',
      lines: 'Una idea al día.|Inglés sin miedo.|Libros que sí terminé.',
      topics:
        'inglés|historia|técnicas de estudio|libros|ciencia en casa|matemáticas|ortografía|entrevistas|geografía|exámenes|idiomas|escritura',
      tags: 'educación|aprender|inglés|libros|historia|estudiar',
      captions: 'Lo decías mal, y yo también|Tres libros para el finde|Así funciona',
    },
    cars: {
      names: 'El taller de {g}=taller|{g} al Volante=volante',
      self: 'mecánico casero|motera|restaurador',
      lines: 'Arreglos en casa.|Coches viejos, rutas nuevas.|Números reales.',
      topics:
        'coches clásicos|motos|coches eléctricos|lavado|mecánica básica|autos usados|rutas en moto|neumáticos|camperización|consumo|taller|todoterreno',
      tags: 'autos|motos|coches|mecánica|clásicos|eléctricos',
      captions: 'Arrancó a la primera|Lo que el vendedor no dijo|Sin destino',
    },
    finance: {
      names: '{g} Ahorra=ahorra|El negocio de {g}=negocio',
      self: 'emprendedora|contador|fan del presupuesto',
      lines: 'Mis cuentas sin vergüenza.|Un negocio pequeño por dentro.|Ahorrar sin sufrir.',
      topics:
        'presupuesto mensual|ahorro|negocios pequeños|ventas en línea|primer sueldo|fondo de emergencia|pedidos|gastos hormiga|impuestos fáciles|precios|compras inteligentes|trabajo independiente',
      tags: 'finanzas|ahorro|emprender|negocios|dinero|presupuesto',
      captions: 'El pedido número cien|Una semana sin gastar|¿Adónde se fue el sueldo?',
    },
    art: {
      names: '{g} Dibuja=dibuja|Taller de {g}=arte',
      self: 'ilustradora|ceramista|tejedora',
      lines: 'Un dibujo al día.|Barro, fuego y paciencia.|Encargos abiertos.',
      topics:
        'acuarela|cerámica|croché|cuadernos|retratos|dibujo digital|bordado|grabado|murales|caligrafía|foto analógica|papel',
      tags: 'arte|dibujo|ilustración|croché|cerámica|acuarela',
      captions: 'Cuarenta horas en un minuto|Primera página|La etapa fea, paciencia',
    },
  },
};
