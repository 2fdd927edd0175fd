import type { Language } from '../language.ts';

/** The texts of the editor in French. */
export const editorStrings = {
  page: {
    title: 'Éditeur Vitrine',
    skip: 'Aller au formulaire',
    files: 'Contenu',
    views: 'Vues',
    form: 'Formulaire',
    loading: 'Chargement…',
  },
  list: {
    site: 'Le site',
    absent: 'pas encore créé',
    unsaved: 'non enregistré',
    issues: 'erreurs\u00a0: {count}',
    setAside:
      'Des modifications non enregistrées n’ont pas pu être lues et ne sont donc pas affichées. Le fichier est conservé\u00a0: {path}. Supprimez-le quand vous n’en avez plus besoin.',
    others: 'Autres erreurs dans ce dossier',
    toDo: 'à faire\u00a0: {count}',
    find: 'Rechercher\u00a0: {list}',
    none: 'Aucun résultat.',
  },
  toDo: {
    heading: 'À faire',
    left: {
      one: 'Encore {count} chose à faire',
      many: 'Encore {count} de choses à faire',
      other: 'Encore {count} choses à faire',
    },
    nothing: 'Tout est fait',
    note: 'Chaque ligne ouvre son champ et disparaît une fois traitée. La commande {command} indique la même chose.',
    errorsFirst:
      'Les erreurs d’abord\u00a0: les autres lignes apparaîtront une fois les erreurs corrigées. La commande {command} indique la même chose.',
    allDone: 'La commande {command} ne signale plus rien.',
    progress: '{done} sur {total} terminés',
    needed: 'Nécessaire pour publier',
    now: 'Actuellement\u00a0: «\u202f{text}\u202f»',
    empty: 'Vide',
    write: 'Écrire',
    next: 'Suite\u00a0: {name}',
    done: 'Terminé\u00a0: {count}',
    ways: 'Ajouter votre contenu',
    self: 'L’écrire vous-même',
    selfNote: 'Parcourez la liste, un champ après l’autre.',
    start: 'Commencer',
    import: 'Importer un CV',
    importNote:
      'À partir d’un fichier JSON Resume. L’ancien dossier de contenu est renommé et conservé.',
    example: 'Partir d’un exemple',
    exampleNote: 'Un nouveau site avec les textes et les images d’un exemple, à remplacer.',
    copy: 'Copier',
    copied: 'Copié',
    look: 'Apparence',
    lookNote: 'Vous pouvez la changer à tout moment.',
    lookSaved: 'Enregistré\u00a0: l’apparence du site est «\u202f{name}\u202f».',
  },
  create: {
    open: 'Créer\u00a0: {kind}',
    title: 'Titre',
    create: 'Créer',
  },
  file: {
    text: 'Texte du fichier',
    editText: 'Modifier sous forme de texte',
    editForm: 'Modifier dans le formulaire',
    markdown: 'Texte',
    markdownNote:
      'En Markdown, une ligne vide commence un paragraphe, ## un titre et - un élément de liste.',
    newTranslation: 'Ce fichier n’est pas encore traduit. Le site affiche l’original.',
    newFile: 'Ce fichier n’existe pas encore. Il sera créé à l’enregistrement.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Enregistré.',
    unsaved: 'Pas encore enregistré',
    kept: 'Conservé sur cet ordinateur jusqu’à l’enregistrement.',
    discard: 'Abandonner les modifications',
    mayDiscard:
      'Les modifications de ce fichier ne sont pas enregistrées. Abandonner les modifications\u202f?',
    changed:
      'Ce fichier a été modifié par un autre programme ou dans une autre fenêtre\u202f; votre version n’a donc pas été enregistrée. Abandonnez vos modifications pour charger la nouvelle version.',
    remove: 'Supprimer…',
    mayRemove:
      'Supprimer «\u202f{name}\u202f»\u202f? Une copie est conservée dans .cache/editor/removed/.',
    removed: 'Le fichier a été supprimé. Emplacement de la copie\u00a0: {place}.',
    undo: 'Annuler la suppression',
    noForm:
      'Les champs de ce fichier ne peuvent pas être lus\u202f; il est donc affiché sous forme de texte.',
  },
  issues: {
    heading: 'Erreurs\u00a0: {count}. Un contenu qui comporte des erreurs n’est pas enregistré.',
    use: 'Utiliser «\u202f{word}\u202f»',
    missing: 'Ce champ est vide. Attendu\u00a0: {expected}.',
    wrong: 'Attendu\u00a0: {expected}. Trouvé\u00a0: {found}.',
    line: 'Ligne {line}',
  },
  field: {
    optional: 'facultatif',
    changed: 'modifié',
    revert: 'Rétablir\u00a0: {name}',
    length: 'Caractères\u00a0: {count} sur {max}',
    seldom: 'Rarement utilisé',
    unused: 'non utilisé',
    madeFromTitle: 'Si vide\u00a0: d’après le titre',
    defaultValue: 'Si vide\u00a0: {value}',
    yes: 'Oui',
    no: 'Non',
    unset: 'Non défini',
    choose: 'Choisir\u00a0: {name}',
    lookColour: 'Si vide\u00a0: la couleur de l’apparence choisie',
    add: 'Ajouter\u00a0: {name}',
    removeGroup: 'Retirer\u00a0: {name}',
    entry: '{name} {number}',
    addEntry: 'Ajouter un élément',
    empty: 'Aucun élément pour le moment.',
    move: 'Déplacer\u00a0: {name}',
    up: 'Monter',
    down: 'Descendre',
    drop: 'Déposer',
    lifted:
      'Déplacement\u00a0: {name}, position {number} sur {count}. Les flèches déplacent l’élément, Entrée le dépose, Échap le remet à sa place.',
    removeEntry: 'Retirer\u00a0: {name}',
    moved: '{name}\u00a0: désormais en position {number} sur {count}.',
    removed: 'Élément retiré\u00a0: {name}.',
    restored: 'Élément rétabli\u00a0: {name}.',
    undo: 'Annuler',
    added: 'L’élément {number} a été ajouté.',
    choiceAdded: 'Ajouté aux choix possibles\u00a0: {name}.',
    unlisted: '{value} (ne fait pas partie des choix)',
    raw: 'Le formulaire ne peut pas afficher la valeur de ce champ. Valeur dans le fichier\u00a0:',
    clear: 'Retirer cette valeur',
    asText: 'Utiliser cette valeur comme texte',
    unknown: 'Aucun champ ne porte ce nom.',
    removeUnknown: 'Retirer le champ «\u202f{name}\u202f»',
  },
  changes: {
    count: {
      one: '{count} modification non enregistrée',
      many: '{count} de modifications non enregistrées',
      other: '{count} modifications non enregistrées',
    },
    moved: 'Élément déplacé\u00a0: {name}',
    added: 'Élément ajouté\u00a0: {name}',
    removed: 'Élément retiré\u00a0: {name}',
  },
  markdown: {
    bold: 'Gras (Ctrl+B)',
    italic: 'Italique (Ctrl+I)',
    heading: 'Titre',
    list: 'Liste',
    numbers: 'Liste numérotée',
    quote: 'Citation',
    link: 'Lien',
    image: 'Image',
    alt: 'Ce que montre l’image',
    look: 'Afficher le résultat',
    write: 'Modifier le texte',
    refused:
      'Impossible d’afficher le texte mis en forme. Contenu de la ligne {line}\u00a0: {found}. Retirez cette partie.',
  },
  publish: {
    open: 'Publier…',
    heading: 'Publication',
    publish: 'Publier',
    busy: 'Publication en cours…',
    close: 'Fermer',
    diff: 'Afficher le diff',
    unsaved:
      'Ces fichiers contiennent des modifications non enregistrées. Elles ne seront pas publiées.',
    nothing: 'Il n’y a rien à publier\u00a0: le dernier commit contient toutes les modifications.',
    waiting: 'Commits pas encore envoyés (push)\u00a0: {count}.',
    onlyCommit:
      'Les modifications sont seulement enregistrées dans un commit, car aucun dépôt n’est configuré pour l’envoi.',
    repository: 'Adresse d’un dépôt vide',
    repositoryNote:
      'Créez-en un chez votre hébergeur, par exemple GitHub, et collez son adresse ici. Le site y sera désormais envoyé.',
    commitMessageLabel: 'Les modifications en une phrase',
    commitMessage: 'Modifier\u00a0: {titles}',
    commitMessageMore: 'Modifier\u00a0: {titles} et {rest} de plus',
    commitNew: 'Ajouter\u00a0: {titles}',
    commitRemoved: 'Supprimer\u00a0: {titles}',
    changes: {
      newProject: 'Projet «\u202f{title}\u202f» ajouté',
      newPost: 'Article «\u202f{title}\u202f» ajouté',
      newPage: 'Page «\u202f{title}\u202f» ajoutée',
      newFile: 'Ajout de «\u202f{title}\u202f»',
      newPictures: {
        one: '{count} image ajoutée à «\u202f{title}\u202f»',
        many: '{count} d’images ajoutées à «\u202f{title}\u202f»',
        other: '{count} images ajoutées à «\u202f{title}\u202f»',
      },
      removedProject: 'Projet «\u202f{title}\u202f» supprimé',
      removedPost: 'Article «\u202f{title}\u202f» supprimé',
      removedPage: 'Page «\u202f{title}\u202f» supprimée',
      removedFile: 'Suppression de «\u202f{title}\u202f»',
      file: 'Modification de «\u202f{title}\u202f»',
      field: '«\u202f{name}\u202f» modifié dans «\u202f{title}\u202f»',
      fields: {
        one: '{count} champ modifié dans «\u202f{title}\u202f»',
        many: '{count} de champs modifiés dans «\u202f{title}\u202f»',
        other: '{count} champs modifiés dans «\u202f{title}\u202f»',
      },
      added: '«\u202f{name}\u202f» ajouté à «\u202f{title}\u202f»',
      removed: '«\u202f{name}\u202f» retiré de «\u202f{title}\u202f»',
      moved:
        '«\u202f{name}\u202f» déplacé de la position {from} à la position {to} dans «\u202f{title}\u202f»',
      reordered: 'Ordre de «\u202f{name}\u202f» modifié dans «\u202f{title}\u202f»',
    },
    target: 'La branche {branch} est envoyée vers {remote}.',
    published: 'Publication terminée.',
    build:
      'Si votre hébergeur génère le site après chaque push, la nouvelle version sera en ligne dans quelques minutes.',
    address: 'Adresse du site',
    output: 'La réponse de Git',
    noRemote:
      'Les modifications ont été enregistrées dans un commit, mais pas envoyées\u00a0: il n’y a pas de dépôt distant. Ajoutez-en un avec git remote add origin …',
    notPushed:
      'Les modifications ont été enregistrées dans un commit, mais pas envoyées. Réponse de Git\u00a0:',
    failed: 'Aucun commit n’a été créé. Réponse de Git\u00a0:',
    invalid:
      'Le contenu comporte des erreurs (dans «\u202f{title}\u202f»)\u202f; le site ne peut donc pas être généré. Rien n’a été publié.',
    conflict:
      'D’autres personnes ont changé les mêmes fichiers. Rien n’est perdu\u00a0: choisissez une version de chacun, l’autre reste dans l’historique.',
    unfinished:
      'Git a commencé une opération sans la terminer\u00a0: {operation}. La publication la termine.',
    noGit: 'La publication nécessite Git, qui n’est pas installé\u00a0: https://git-scm.com',
  },
  refusals: {
    noRepository:
      'Le dossier de contenu ne se trouve dans aucun dépôt Git\u202f; il ne peut donc pas être publié. Pour créer un dépôt\u00a0: git init',
    detached:
      'Aucune branche n’est extraite (detached HEAD). Exécutez git switch avec le nom d’une branche, puis publiez de nouveau.',
    ownership:
      'Git ne fait pas confiance à ce dossier, car il appartient à un autre utilisateur. Exécutez la commande que nomme la réponse de Git (git config --global --add safe.directory …).',
    identity:
      'Git ne connaît ni votre nom ni votre adresse e-mail. Exécutez git config --global user.name "…" et git config --global user.email "…", puis publiez de nouveau.',
    locked:
      'Une autre commande Git est en cours, ou s’est interrompue en laissant un fichier dont le nom finit par .lock. Attendez ou supprimez ce fichier, puis publiez de nouveau.',
    signing:
      'Git n’a pas pu signer le commit. Déverrouillez votre clé de signature, ou désactivez la signature\u00a0: git config commit.gpgsign false',
    emptyMessage: 'Le commit n’a pas de message. Décrivez les changements en une phrase.',
    localChanges:
      'D’autres personnes ont changé des fichiers, hors du contenu, qui ont ici des changements sans commit. Faites un commit de ces fichiers, puis publiez de nouveau.',
    unrelated:
      'Le dépôt contient un autre projet, ou a été créé avec ses propres fichiers. Utilisez l’adresse d’un dépôt vide.',
    full: 'Le disque est plein. Libérez de la place, puis publiez de nouveau.',
    hostKey:
      'Cet ordinateur ne connaît pas encore le serveur. Connectez-vous une fois dans un terminal, par exemple avec git fetch, et confirmez sa clé.',
    access:
      'Le serveur ne vous a pas accepté. Connectez-vous une fois dans un terminal, par exemple avec git push, ou vérifiez que vous pouvez écrire dans le dépôt.',
    notFound:
      'Il n’y a pas de dépôt à cette adresse, ou vous n’avez pas le droit de le voir. Vérifiez l’adresse\u00a0: git remote get-url origin',
    tooLarge:
      'Un fichier dépasse la taille admise par le serveur. Réduisez-le, ou laissez-le hors du dépôt.',
    offline: 'Le serveur n’a pas pu être joint. Vérifiez la connexion, puis publiez de nouveau.',
    hostRefused:
      'Le serveur a une règle contre ce push, comme une branche protégée. La raison est dans la réponse de Git.',
    overtaken: 'D’autres personnes publient en même temps. Publiez de nouveau dans un instant.',
    disk: 'Git ne peut pas écrire dans le dépôt. Changez les droits du dossier .git, puis publiez de nouveau.',
    damaged:
      'Le dépôt est endommagé. Exécutez git fsck pour voir où, et restaurez-le depuis une copie ou depuis le serveur.',
    late: 'Git n’a pas terminé en trois minutes et a été arrêté. Git attendait peut-être un mot de passe.',
    hook: 'Un programme que ce dépôt exécute avant un commit ou un push (un hook) l’a refusé. La raison est dans la réponse de Git.',
    unsigned:
      'Vos réglages de Git exigent des signatures que le serveur ou les commits d’autres personnes n’ont pas. Désactivez cela\u00a0: git config merge.verifySignatures false ou git config push.gpgSign false',
    marks:
      'Les fichiers ci-dessous contiennent encore les marques d’un conflit (<<<<<<<, >>>>>>>). Écrivez chacun de ces endroits comme il doit être, puis publiez de nouveau.',
    sameName:
      'Vous et d’autres personnes utilisez un même nom pour des choses différentes, par exemple un dossier et un fichier. Renommez le vôtre, puis publiez de nouveau.',
    embedded:
      'Ces dossiers sont eux-mêmes des dépôts Git\u202f; aucun de leurs fichiers ne serait donc publié. Supprimez le dossier caché .git de chacun. Si un dossier figure encore ici, exécutez git rm --cached avec son chemin.',
    submodule:
      'Ces dossiers sont eux-mêmes des dépôts (sous-modules), et la publication n’enverrait qu’un des deux dépôts. Dans un terminal, faites un commit et un push dans le dossier, puis dans le projet.',
    ignored:
      'Git ignore ces fichiers (.gitignore)\u202f; ils manqueraient donc sur le site publié. git check-ignore -v avec un chemin indique la règle. Retirez la règle ou déplacez les fichiers, puis publiez de nouveau.',
    hidden:
      'Git ne cherche pas de changements dans ces fichiers\u202f; leurs changements ne seraient donc pas publiés. Exécutez git update-index --no-assume-unchanged et git update-index --no-skip-worktree avec chaque chemin, puis publiez de nouveau.',
    linkedOut:
      'Ces liens mènent hors du dépôt\u202f; le serveur n’y trouverait donc rien. Mettez les fichiers eux-mêmes à leur place, puis publiez de nouveau.',
    sparse:
      'Une partie seulement du dépôt est extraite (sparse checkout), et un fichier changé est en dehors. Exécutez git sparse-checkout disable, puis publiez de nouveau.',
    filter:
      'Un programme que Git exécute pour certains fichiers (un filtre comme Git LFS) manque ou a échoué. Installez-le (pour Git LFS\u00a0: git lfs install), puis publiez de nouveau.',
    lineEnds:
      'Un réglage de Git refuse les fins de ligne d’un fichier. Exécutez git config core.safecrlf warn, puis publiez de nouveau.',
    patch:
      'Le patch que git am applique ne convient pas. Faites ses changements dans les fichiers et exécutez git add, ou laissez-le de côté avec git am --skip, puis publiez de nouveau.',
    unknown: 'Git a refusé la dernière commande. La raison est dans la réponse ci-dessous.',
  },
  languages: {
    heading: 'Langues',
    original: 'L’original',
    untranslated: 'Non traduit\u00a0: le site affiche l’original',
    begin: 'Traduire ces éléments\u00a0: {count}',
  },
  icons: {
    choose: 'Choisir…',
    search: 'Rechercher une icône',
    hint: 'Saisissez le sujet de l’icône en anglais, par exemple react ou mail.',
    found: 'Icônes trouvées\u00a0: {count}. Affichées\u00a0: {shown}.',
    cancel: 'Annuler',
  },
  images: {
    upload: 'Ajouter une image…',
    note: 'PNG, JPEG, WebP, AVIF, GIF ou SVG, jusqu’à 20\u00a0Mo et 64\u00a0millions de pixels.',
    preview: 'Aperçu\u00a0: {name}',
    added: 'Image ajoutée\u00a0: {name}.',
    empty:
      'Ce fichier est vide\u00a0: il fait 0\u00a0octet. Copiez de nouveau l’image sur cet ordinateur.',
    adding: 'Ajout de l’image…',
    noImage:
      'Les navigateurs ne peuvent pas afficher ce fichier comme image. Utilisez le format PNG, JPEG, WebP, AVIF, GIF ou SVG.',
    badName: 'Le nom de l’image est vide. Renommez le fichier et ajoutez-le de nouveau.',
    broken: 'Cette image est endommagée\u00a0: il en manque une partie.',
    tooHeavy: 'Cette image dépasse 20\u00a0Mo. Ajoutez une copie plus petite.',
    tooLarge: 'Cette image dépasse 64\u00a0millions de pixels. Ajoutez une copie plus petite.',
  },
  preview: {
    heading: 'Aperçu',
    frame: 'Aperçu du site',
    open: 'Ouvrir dans un nouvel onglet',
    hint: 'Cliquez sur un texte ou une image pour le modifier. Ctrl + clic suit un lien.',
    width: 'Largeur',
    phone: 'Téléphone',
    tablet: 'Tablette',
    desktop: 'Ordinateur',
    scale: '{name} : {width} px, à {percent}',
    theme: 'Thème',
    day: 'Jour',
    night: 'Nuit',
    starting: 'L’aperçu démarre',
    startingNote: 'Vous pouvez déjà modifier le contenu.',
    building: 'Création de la page…',
    failed: 'L’aperçu s’est arrêté',
    failedNote: 'Son processus s’est arrêté de lui-même. Sa dernière sortie :',
    retry: 'Réessayer',
    noPage: 'Aucune page à afficher pour l’instant',
    noPageNote: 'Le contenu comporte des erreurs. L’aperçu démarre dès qu’elles sont corrigées.',
    lastGood: 'Dernière version correcte.',
    blocked: '{field} : {expected}. Les changements plus récents ne s’affichent donc pas encore.',
    moreErrors: 'Autres erreurs : {count}.',
  },
  versions: {
    heading: 'Il y a deux versions de ce fichier',
    own: 'Seule votre version a changé ceci, votre texte est donc conservé\u00a0: {names}',
    choose: 'Les deux versions ont changé ceci. Choisissez-en une à chaque fois.',
    mine: 'La vôtre\u00a0:',
    theirs: 'L’autre\u00a0:',
    none: '(supprimé)',
    combine: 'Combiner les deux versions',
    deleted: 'Ce fichier a été supprimé dans une autre fenêtre ou par un autre programme',
    goOn: 'Continuer avec votre texte',
  },
  disk: {
    full: 'Le disque est plein, {path} n’a donc pas pu être écrit. Rien n’est perdu\u00a0: libérez de la place et réessayez.',
    noAccess:
      'Cet utilisateur n’a pas de droits sur {path}. Changez les droits du fichier et de son dossier, ou fermez le programme qui verrouille le fichier.',
    readOnly:
      'Le système de fichiers de {path} est en lecture seule, rien ne peut donc y être enregistré. Ouvrez le projet sur un disque accessible en écriture.',
    tooManyFiles:
      'Trop de fichiers sont ouverts sur le système, {path} n’a donc pas pu être ouvert. Fermez d’autres programmes et réessayez.',
    busy: 'Un autre programme utilise {path}. Fermez ce programme et réessayez.',
    inTheWay:
      'Un fichier occupe la place d’un dossier, ou un dossier celle d’un fichier\u00a0: {path}. Renommez-le et réessayez.',
    gone: 'Un fichier ou un dossier n’existe plus\u00a0: {path}. Remettez-le en place ou redémarrez l’éditeur.',
    longName: 'Un nom est trop long pour le système de fichiers\u00a0: {path}',
    broken: 'Le disque a signalé une erreur pour {path}. Copiez le projet sur un autre disque.',
  },
  errors: {
    noFile: 'L’éditeur ne trouve pas le fichier {path}.',
    outside:
      'Le fichier {path} est en dehors du dossier de contenu, donc l’éditeur ne l’utilise pas.',
    notRestorable:
      'Le fichier supprimé ne peut pas être rétabli, car un autre fichier occupe le même chemin ou l’éditeur a été redémarré. La copie se trouve dans .cache/editor/removed/.',
    notDeletable: 'L’éditeur ne supprime que les éléments d’une liste, tels que les projets.',
    noForm:
      'Les champs de ce fichier ne peuvent pas être lus\u202f; il est donc impossible de les modifier dans le formulaire. Modifiez plutôt le texte du fichier.',
    unusualYaml:
      'Le formulaire ne peut pas modifier ce fichier, car son YAML a une forme inhabituelle, par exemple des ancres et des alias (& et *). Modifiez plutôt le texte du fichier.',
    noSession:
      'Pour ouvrir l’éditeur, utilisez la dernière URL que npm run edit a affichée dans son terminal. Chaque URL ne fonctionne qu’une fois.',
    goOn: 'Continuer dans un navigateur où l’éditeur est déjà ouvert',
    otherOrigin: 'L’éditeur n’accepte que les requêtes de sa propre page.',
    notUnderstood: 'La page de l’éditeur a envoyé une requête non valide. Rechargez la page.',
    badTitle: 'Un titre doit compter de 1 à 200\u00a0caractères.',
    longName: 'Le nom de ce fichier est trop long pour le système de fichiers.',
    tooLong: 'Le texte d’un fichier ne peut pas dépasser 5\u00a0Mo.',
    unexpected: 'Erreur inattendue du serveur de l’éditeur\u00a0: {error}',
    unreachable:
      'L’éditeur ne répond pas. La commande npm run edit est-elle toujours en cours d’exécution\u202f?',
  },
  parts: {
    pictures: 'Images',
    facts: 'Informations',
  },
  kinds: {
    site: 'Site et pied de page',
    home: 'Accueil',
    about: 'À propos',
    services: 'Services',
    skills: 'Compétences',
    testimonials: 'Témoignages',
    clients: 'Clients',
    packages: 'Formules',
    steps: 'Étapes',
    faq: 'Questions fréquentes',
    contact: 'Contact',
    projects: 'Page des projets et listes',
    project: 'Projet',
    posts: 'Page des articles',
    post: 'Article',
    page: 'Autre page',
    messages: 'Textes de l’interface',
  },
  folders: {
    project: 'Projets',
    post: 'Articles',
    page: 'Autres pages',
  },
} as const satisfies Language<'fr'>['editor'];
