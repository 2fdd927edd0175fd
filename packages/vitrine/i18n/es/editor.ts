import type { Language } from '../language.ts';

/** The texts of the editor in Spanish. */
export const editorStrings = {
  page: {
    title: 'Editor de Vitrine',
    skip: 'Ir al formulario',
    files: 'Contenido',
    views: 'Vistas',
    form: 'Formulario',
    loading: 'Cargando…',
  },
  list: {
    site: 'El sitio',
    absent: 'aún sin crear',
    unsaved: 'sin guardar',
    issues: 'errores: {count}',
    setAside:
      'No se han podido leer unos cambios sin guardar, así que no se muestran. El archivo se conserva: {path}. Borra el archivo cuando ya no lo necesites.',
    others: 'Otros errores en esta carpeta',
    toDo: 'pendientes: {count}',
    find: 'Buscar: {list}',
    none: 'No se encontró nada.',
  },
  toDo: {
    heading: 'Pendiente',
    left: {
      one: 'Queda {count} cosa por hacer',
      many: 'Quedan {count} de cosas por hacer',
      other: 'Quedan {count} cosas por hacer',
    },
    nothing: 'No queda nada por hacer',
    note: 'Cada línea abre su campo y desaparece cuando está hecha. El comando {command} muestra lo mismo.',
    errorsFirst:
      'Primero los errores: las demás líneas aparecen cuando estén corregidos. El comando {command} muestra lo mismo.',
    allDone: 'El comando {command} ya no encuentra nada.',
    progress: '{done} de {total} hechas',
    needed: 'Necesario para publicar',
    now: 'Ahora: «{text}»',
    empty: 'Vacío',
    write: 'Escribir',
    next: 'Siguiente: {name}',
    done: 'Hecho: {count}',
    ways: 'Añade tu contenido',
    self: 'Escribirlo',
    selfNote: 'Recorre la lista, un campo tras otro.',
    start: 'Empezar',
    import: 'Importar un currículum',
    importNote:
      'Desde un archivo JSON Resume. La carpeta de contenido anterior se conserva con otro nombre.',
    example: 'Empezar como un ejemplo',
    exampleNote:
      'Un sitio nuevo con los textos y las imágenes de un ejemplo, para que los sustituyas.',
    copy: 'Copiar',
    copied: 'Copiado',
    look: 'Aspecto',
    lookNote: 'Puedes cambiarlo en cualquier momento.',
    lookSaved: 'Guardado: el aspecto del sitio es «{name}».',
  },
  create: {
    open: 'Crear: {kind}',
    title: 'Título',
    create: 'Crear',
  },
  file: {
    text: 'Texto del archivo',
    editText: 'Editar como texto',
    editForm: 'Editar en el formulario',
    markdown: 'Texto',
    markdownNote:
      'En Markdown, una línea en blanco inicia un párrafo, ## un título y - un elemento de una lista.',
    newTranslation: 'Este archivo aún no está traducido. El sitio muestra el original.',
    newFile: 'Este archivo aún no existe. Se creará al guardar.',
    save: 'Guardar',
    saving: 'Guardando…',
    saved: 'Guardado.',
    unsaved: 'Aún sin guardar',
    kept: 'Se conserva en este ordenador hasta que guardes.',
    discard: 'Descartar los cambios',
    mayDiscard: 'Los cambios de este archivo no se han guardado. ¿Descartar los cambios?',
    changed:
      'Otro programa u otra ventana ha modificado este archivo, así que tu versión no se ha guardado. Descarta tus cambios para cargar la nueva versión.',
    remove: 'Eliminar…',
    mayRemove: '¿Eliminar «{name}»? Se conserva una copia en .cache/editor/removed/.',
    removed: 'El archivo se ha eliminado. Se conserva una copia en {place}.',
    undo: 'Deshacer la eliminación',
    noForm: 'Los campos de este archivo no se pueden leer, así que se muestra como texto.',
  },
  issues: {
    heading: 'Errores: {count}. El contenido con errores no se guarda.',
    use: 'Usar «{word}»',
    missing: 'Este campo está vacío. Se esperaba: {expected}.',
    wrong: 'Se esperaba: {expected}. Se encontró: {found}.',
    line: 'Línea {line}',
  },
  field: {
    optional: 'opcional',
    changed: 'modificado',
    revert: 'Restablecer: {name}',
    length: 'Caracteres: {count} de {max}',
    seldom: 'De uso poco frecuente',
    unused: 'sin usar',
    madeFromTitle: 'Si está vacío: se deriva del título',
    defaultValue: 'Si está vacío: {value}',
    yes: 'Sí',
    no: 'No',
    unset: 'Sin definir',
    choose: 'Elegir: {name}',
    lookColour: 'Si está vacío: el color del aspecto elegido',
    add: 'Añadir: {name}',
    removeGroup: 'Quitar: {name}',
    entry: '{name} {number}',
    addEntry: 'Añadir un elemento',
    empty: 'Aún no hay elementos.',
    move: 'Mover: {name}',
    up: 'Subir',
    down: 'Bajar',
    drop: 'Soltar',
    lifted:
      'Moviendo: {name}, posición {number} de {count}. Las flechas mueven el elemento, Intro lo suelta y Esc lo devuelve a su sitio.',
    removeEntry: 'Quitar: {name}',
    moved: '{name}: ahora en la posición {number} de {count}.',
    removed: 'Se ha quitado: {name}.',
    restored: 'Se ha restaurado: {name}.',
    undo: 'Deshacer',
    added: 'Se ha añadido el elemento {number}.',
    choiceAdded: 'Se ha añadido a las opciones: {name}.',
    unlisted: '{value} (no está entre las opciones)',
    raw: 'El formulario no puede mostrar el valor de este campo. Valor en el archivo:',
    clear: 'Quitar este valor',
    asText: 'Usar este valor como texto',
    unknown: 'No existe ningún campo con este nombre.',
    removeUnknown: 'Quitar el campo «{name}»',
  },
  changes: {
    count: {
      one: '{count} cambio sin guardar',
      many: '{count} de cambios sin guardar',
      other: '{count} cambios sin guardar',
    },
    moved: 'Se ha movido: {name}',
    added: 'Se ha añadido: {name}',
    removed: 'Se ha quitado: {name}',
  },
  markdown: {
    bold: 'Negrita (Ctrl+B)',
    italic: 'Cursiva (Ctrl+I)',
    heading: 'Título',
    list: 'Lista',
    numbers: 'Lista numerada',
    quote: 'Cita',
    link: 'Enlace',
    image: 'Imagen',
    alt: 'Qué muestra la imagen',
    look: 'Mostrar el resultado',
    write: 'Editar el texto',
    refused:
      'No se puede mostrar el texto con formato. Contenido de la línea {line}: {found}. Quita esta parte.',
  },
  publish: {
    open: 'Publicar…',
    heading: 'Publicar',
    publish: 'Publicar',
    busy: 'Publicando…',
    close: 'Cerrar',
    diff: 'Mostrar el diff',
    unsaved: 'Estos archivos tienen cambios sin guardar. Estos cambios no se publicarán.',
    nothing: 'No hay nada que publicar: el último commit contiene todos los cambios.',
    waiting: 'Commits aún sin enviar (push): {count}.',
    onlyCommit:
      'Los cambios solo se guardan en un commit, porque no hay ningún repositorio al que enviarlos.',
    repository: 'Dirección de un repositorio vacío',
    repositoryNote:
      'Crea uno en tu proveedor, por ejemplo GitHub, y pega aquí su dirección. A partir de entonces, el sitio se envía allí.',
    commitMessageLabel: 'Los cambios en una frase',
    commitMessage: 'Cambios en: {titles}',
    commitMessageMore: 'Cambios en: {titles} y {rest} más',
    commitNew: 'Añadir: {titles}',
    commitRemoved: 'Eliminar: {titles}',
    changes: {
      newProject: 'Proyecto «{title}» añadido',
      newPost: 'Artículo «{title}» añadido',
      newPage: 'Página «{title}» añadida',
      newFile: 'Se añade «{title}»',
      newPictures: {
        one: '{count} imagen añadida a «{title}»',
        many: '{count} de imágenes añadidas a «{title}»',
        other: '{count} imágenes añadidas a «{title}»',
      },
      removedProject: 'Proyecto «{title}» eliminado',
      removedPost: 'Artículo «{title}» eliminado',
      removedPage: 'Página «{title}» eliminada',
      removedFile: 'Se elimina «{title}»',
      file: 'Cambios en «{title}»',
      field: 'Cambio de «{name}» en «{title}»',
      fields: {
        one: '{count} campo cambiado en «{title}»',
        many: '{count} de campos cambiados en «{title}»',
        other: '{count} campos cambiados en «{title}»',
      },
      added: 'Se añade «{name}» a «{title}»',
      removed: 'Se quita «{name}» de «{title}»',
      moved: 'Se mueve «{name}» de la posición {from} a la {to} en «{title}»',
      reordered: 'Nuevo orden de «{name}» en «{title}»',
    },
    target: 'La rama {branch} se envía a {remote}.',
    published: 'Publicado.',
    build:
      'Si tu proveedor genera el sitio tras cada push, la nueva versión estará en línea en unos minutos.',
    address: 'Dirección del sitio',
    output: 'Respuesta de Git',
    noRemote:
      'Los cambios se han guardado en un commit, pero no se han enviado: no hay ningún repositorio remoto. Añade uno con git remote add origin …',
    notPushed:
      'Los cambios se han guardado en un commit, pero no se han enviado. Respuesta de Git:',
    failed: 'No se ha creado ningún commit. Respuesta de Git:',
    invalid:
      'El contenido tiene errores (en «{title}»), así que no se puede generar el sitio. No se ha publicado nada.',
    conflict:
      'Otras personas han cambiado los mismos archivos. No se ha perdido nada: elige una versión de cada uno, la otra queda en el historial.',
    unfinished: 'Git ha empezado algo y no lo ha terminado: {operation}. Al publicar se termina.',
    noGit: 'Para publicar hace falta Git, que no está instalado: https://git-scm.com',
  },
  refusals: {
    noRepository:
      'La carpeta de contenido no está en ningún repositorio de Git, así que no se puede publicar. Para crear un repositorio: git init',
    detached:
      'No hay ninguna rama activa (detached HEAD). Ejecuta git switch con el nombre de una rama y publica de nuevo.',
    ownership:
      'Git no se fía de esta carpeta, porque pertenece a otro usuario. Ejecuta la orden que indica la respuesta de Git (git config --global --add safe.directory …).',
    identity:
      'Git no conoce tu nombre ni tu correo. Ejecuta git config --global user.name "…" y git config --global user.email "…", y publica de nuevo.',
    locked:
      'Hay otra orden de Git en marcha, o se interrumpió y dejó un archivo cuyo nombre acaba en .lock. Espera o borra ese archivo, y publica de nuevo.',
    signing:
      'Git no ha podido firmar el commit. Desbloquea tu clave de firma o desactiva la firma: git config commit.gpgsign false',
    emptyMessage: 'El commit no tiene mensaje. Escribe los cambios en una frase.',
    localChanges:
      'Otras personas han cambiado archivos, fuera del contenido, que aquí tienen cambios sin commit. Haz commit de esos archivos y publica de nuevo.',
    unrelated:
      'El repositorio contiene otro proyecto o se creó con archivos propios. Usa la dirección de un repositorio vacío.',
    full: 'El disco está lleno. Libera espacio y publica de nuevo.',
    hostKey:
      'Este ordenador aún no conoce el servidor. Conéctate una vez en un terminal, por ejemplo con git fetch, y confirma su clave.',
    access:
      'El servidor no te ha aceptado. Inicia sesión una vez en un terminal, por ejemplo con git push, o comprueba que puedes escribir en el repositorio.',
    notFound:
      'En esta dirección no hay ningún repositorio, o no puedes verlo. Comprueba la dirección: git remote get-url origin',
    tooLarge:
      'Un archivo es mayor de lo que permite el servidor. Hazlo más pequeño o déjalo fuera del repositorio.',
    offline: 'No se ha podido contactar con el servidor. Comprueba la conexión y publica de nuevo.',
    hostRefused:
      'El servidor tiene una regla contra este push, como una rama protegida. El motivo está en la respuesta de Git.',
    overtaken: 'Otras personas están publicando al mismo tiempo. Publica de nuevo en un momento.',
    disk: 'Git no puede escribir en el repositorio. Cambia los permisos de la carpeta .git y publica de nuevo.',
    damaged:
      'El repositorio está dañado. Ejecuta git fsck para ver dónde, y restáuralo desde una copia o desde el servidor.',
    late: 'Git no ha terminado en tres minutos y se ha detenido. Quizá esperaba una contraseña.',
    hook: 'Un programa que este repositorio ejecuta antes de un commit o un push (un hook) lo ha rechazado. El motivo está en la respuesta de Git.',
    unsigned:
      'Tu configuración de Git exige firmas que el servidor o los commits de otras personas no tienen. Desactívalo: git config merge.verifySignatures false o git config push.gpgSign false',
    marks:
      'Los archivos de abajo aún tienen las marcas de un conflicto (<<<<<<<, >>>>>>>). Escribe cada uno de esos lugares como debe quedar y publica de nuevo.',
    sameName:
      'Tú y otras personas usáis un mismo nombre para cosas distintas, como una carpeta y un archivo. Cambia el nombre del tuyo y publica de nuevo.',
    embedded:
      'Estas carpetas son repositorios de Git propios, así que no se publicaría ninguno de sus archivos. Borra la carpeta oculta .git de cada una. Si una carpeta sigue apareciendo aquí, ejecuta git rm --cached con su ruta.',
    submodule:
      'Estas carpetas son repositorios propios (submódulos), y al publicar solo se enviaría uno de los dos repositorios. En un terminal, haz commit y push en la carpeta y después en el proyecto.',
    ignored:
      'Git ignora estos archivos (.gitignore), así que faltarían en el sitio publicado. git check-ignore -v con una ruta indica la regla. Quita la regla o mueve los archivos, y publica de nuevo.',
    hidden:
      'Git no busca cambios en estos archivos, así que sus cambios no se publicarían. Ejecuta git update-index --no-assume-unchanged y git update-index --no-skip-worktree con cada ruta, y publica de nuevo.',
    linkedOut:
      'Estos enlaces llevan fuera del repositorio, así que el servidor no encontraría nada en ellos. Pon los archivos mismos en su lugar y publica de nuevo.',
    sparse:
      'Solo hay una parte del repositorio en esta carpeta (sparse checkout), y un archivo cambiado está fuera de ella. Ejecuta git sparse-checkout disable y publica de nuevo.',
    filter:
      'Falta o ha fallado un programa que Git ejecuta para algunos archivos (un filtro como Git LFS). Instálalo (para Git LFS: git lfs install) y publica de nuevo.',
    lineEnds:
      'Un ajuste de Git rechaza los finales de línea de un archivo. Ejecuta git config core.safecrlf warn y publica de nuevo.',
    patch:
      'El parche que aplica git am no encaja. Haz sus cambios en los archivos y ejecuta git add, o descártalo con git am --skip, y publica de nuevo.',
    unknown: 'Git ha rechazado la última orden. El motivo está en la respuesta de abajo.',
  },
  languages: {
    heading: 'Idiomas',
    original: 'El original',
    untranslated: 'Sin traducir: el sitio muestra el original',
    begin: 'Traducir estos elementos: {count}',
  },
  icons: {
    choose: 'Elegir…',
    search: 'Buscar iconos',
    hint: 'Escribe el tema del icono en inglés, por ejemplo, react o mail.',
    found: 'Iconos encontrados: {count}. Mostrados: {shown}.',
    cancel: 'Cancelar',
  },
  images: {
    upload: 'Añadir una imagen…',
    note: 'PNG, JPEG, WebP, AVIF, GIF o SVG, hasta 20\u00a0MB y 64\u00a0millones de píxeles.',
    preview: 'Vista previa de «{name}»',
    added: 'Imagen añadida: {name}.',
    empty: 'Este archivo está vacío: tiene 0 bytes. Copia la imagen de nuevo en este ordenador.',
    adding: 'Añadiendo la imagen…',
    noImage:
      'Los navegadores no pueden mostrar este archivo como imagen. Usa PNG, JPEG, WebP, AVIF, GIF o SVG.',
    badName: 'El nombre de la imagen está vacío. Cambia el nombre del archivo y vuelve a añadirlo.',
    broken: 'Esta imagen está dañada: le falta una parte.',
    tooHeavy: 'Esta imagen supera los 20\u00a0MB. Añade una copia más pequeña.',
    tooLarge: 'Esta imagen supera los 64\u00a0millones de píxeles. Añade una copia más pequeña.',
  },
  preview: {
    heading: 'Vista previa',
    frame: 'Vista previa del sitio',
    open: 'Abrir en una pestaña nueva',
    hint: 'Haz clic en cualquier texto o imagen para editarlo. Ctrl y clic sigue un enlace.',
    width: 'Ancho',
    phone: 'Teléfono',
    tablet: 'Tableta',
    desktop: 'Escritorio',
    scale: '{name}: {width} px, al {percent}',
    theme: 'Tema',
    day: 'Día',
    night: 'Noche',
    starting: 'La vista previa se está iniciando',
    startingNote: 'Ya puedes editar.',
    building: 'Creando la página…',
    failed: 'La vista previa se ha detenido',
    failedNote: 'Su proceso se ha detenido por sí solo. Su última salida:',
    retry: 'Reintentar',
    noPage: 'Aún no hay ninguna página',
    noPageNote: 'El contenido tiene errores. La vista previa se inicia cuando se corrijan.',
    lastGood: 'Última versión correcta.',
    blocked: '{field}: {expected}. Por eso aún no se ven los cambios más recientes.',
    moreErrors: 'Otros errores: {count}.',
  },
  versions: {
    heading: 'Hay dos versiones de este archivo',
    own: 'Solo tu versión ha cambiado esto, así que se conserva tu texto: {names}',
    choose: 'Esto lo han cambiado las dos versiones. Elige una en cada caso.',
    mine: 'La tuya:',
    theirs: 'La otra:',
    none: '(eliminado)',
    combine: 'Combinar las dos versiones',
    deleted: 'Este archivo se ha eliminado en otra ventana o por otro programa',
    goOn: 'Seguir con tu texto',
  },
  disk: {
    full: 'El disco está lleno, así que no se ha podido escribir {path}. No se ha perdido nada: libera espacio e inténtalo de nuevo.',
    noAccess:
      'Este usuario no tiene permiso para {path}. Cambia los permisos del archivo y de su carpeta, o cierra el programa que bloquea el archivo.',
    readOnly:
      'El sistema de archivos de {path} es de solo lectura, así que no se puede guardar nada ahí. Abre el proyecto en un disco en el que se pueda escribir.',
    tooManyFiles:
      'El sistema tiene demasiados archivos abiertos, así que no se ha podido abrir {path}. Cierra otros programas e inténtalo de nuevo.',
    busy: 'Otro programa está usando {path}. Ciérralo e inténtalo de nuevo.',
    inTheWay:
      'Hay un archivo donde debería haber una carpeta, o una carpeta donde debería haber un archivo: {path}. Cámbiale el nombre e inténtalo de nuevo.',
    gone: 'Un archivo o una carpeta ya no está: {path}. Devuélvelo a su sitio o reinicia el editor.',
    longName: 'Un nombre es demasiado largo para el sistema de archivos: {path}',
    broken: 'El disco ha indicado un error en {path}. Copia el proyecto en otro disco.',
  },
  errors: {
    noFile: 'El editor no encuentra el archivo {path}.',
    outside:
      'El archivo {path} está fuera de la carpeta de contenido, así que el editor no lo usa.',
    notRestorable:
      'El archivo eliminado no se puede restaurar, porque otro archivo tiene la misma ruta o porque el editor se ha reiniciado. La copia está en .cache/editor/removed/.',
    notDeletable: 'El editor solo elimina elementos de una lista, como los proyectos.',
    noForm:
      'Los campos de este archivo no se pueden leer, así que no se pueden cambiar en el formulario. Edita en su lugar el texto del archivo.',
    unusualYaml:
      'El formulario no puede cambiar este archivo, porque su YAML tiene una forma poco habitual, como anclas y alias (& y *). Edita en su lugar el texto del archivo.',
    noSession:
      'Para abrir el editor, usa la última URL que npm run edit ha mostrado en su terminal. Cada URL funciona una sola vez.',
    goOn: 'Continuar en un navegador en el que el editor ya esté abierto',
    otherOrigin: 'El editor solo acepta peticiones de su propia página.',
    notUnderstood:
      'La página del editor ha enviado una petición no válida. Vuelve a cargar la página.',
    badTitle: 'Un título debe tener entre 1 y 200 caracteres.',
    longName: 'El nombre de este archivo es demasiado largo para el sistema de archivos.',
    tooLong: 'El texto de un archivo puede ocupar 5\u00a0MB como máximo.',
    unexpected: 'Error inesperado en el servidor del editor: {error}',
    unreachable: 'El editor no responde. ¿Sigue en marcha npm run edit?',
  },
  parts: {
    pictures: 'Imágenes',
    facts: 'Datos',
  },
  kinds: {
    site: 'Sitio y pie de página',
    home: 'Inicio',
    about: 'Sobre mí',
    services: 'Servicios',
    skills: 'Habilidades',
    testimonials: 'Testimonios',
    clients: 'Clientes',
    packages: 'Paquetes',
    steps: 'Pasos',
    faq: 'Preguntas frecuentes',
    contact: 'Contacto',
    projects: 'Página de proyectos y listas',
    project: 'Proyecto',
    posts: 'Página de artículos',
    post: 'Artículo',
    page: 'Otra página',
    messages: 'Textos de la interfaz',
  },
  folders: {
    project: 'Proyectos',
    post: 'Artículos',
    page: 'Otras páginas',
  },
} as const satisfies Language<'es'>['editor'];
