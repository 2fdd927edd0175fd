import type { Language } from '../language.ts';

/** The texts of the editor in Dutch. */
export const editorStrings = {
  page: {
    title: 'Vitrine-editor',
    skip: 'Direct naar het formulier',
    files: 'Inhoud',
    views: 'Weergaven',
    form: 'Formulier',
    loading: 'Laden…',
  },
  list: {
    site: 'De site',
    absent: 'nog niet aangemaakt',
    unsaved: 'niet opgeslagen',
    issues: 'fouten: {count}',
    setAside:
      'Niet-opgeslagen wijzigingen konden niet worden gelezen en worden daarom niet getoond. Het bestand blijft bewaard: {path}. Verwijder het bestand als u het niet meer nodig hebt.',
    others: 'Andere fouten in deze map',
    toDo: 'te doen: {count}',
    find: 'Zoeken: {list}',
    none: 'Niets gevonden.',
  },
  toDo: {
    heading: 'Nog te doen',
    left: {
      one: 'Nog {count} punt te doen',
      other: 'Nog {count} punten te doen',
    },
    nothing: 'Alles is klaar',
    note: 'Elke regel opent zijn veld en verdwijnt zodra die klaar is. De opdracht {command} meldt hetzelfde.',
    errorsFirst:
      'Eerst de fouten: de andere regels volgen zodra de fouten zijn hersteld. De opdracht {command} meldt hetzelfde.',
    allDone: 'De opdracht {command} meldt niets meer.',
    progress: '{done} van {total} klaar',
    needed: 'Nodig om te publiceren',
    now: 'Nu: ‘{text}’',
    empty: 'Leeg',
    write: 'Schrijven',
    next: 'Volgende: {name}',
    done: 'Klaar: {count}',
    ways: 'Voeg je inhoud toe',
    self: 'Zelf schrijven',
    selfNote: 'Loop de lijst door, veld voor veld.',
    start: 'Beginnen',
    import: 'Een cv importeren',
    importNote:
      'Uit een JSON Resume-bestand. De oude map met inhoud krijgt een andere naam en blijft bewaard.',
    example: 'Beginnen zoals een voorbeeld',
    exampleNote:
      'Een nieuwe site met de teksten en afbeeldingen van een voorbeeld, om te vervangen.',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    look: 'Look',
    lookNote: 'Je kunt die altijd wijzigen.',
    lookSaved: 'Opgeslagen: de look van de site is ‘{name}’.',
  },
  create: {
    open: 'Nieuw: {kind}',
    title: 'Titel',
    create: 'Aanmaken',
  },
  file: {
    text: 'Tekst van het bestand',
    editText: 'Als tekst bewerken',
    editForm: 'In het formulier bewerken',
    markdown: 'Tekst',
    markdownNote:
      'In Markdown begint een lege regel een alinea, ## een kop en - een item van een lijst.',
    newTranslation: 'Dit bestand is nog niet vertaald. Bezoekers zien het origineel.',
    newFile: 'Dit bestand bestaat nog niet. Als je opslaat, wordt het aangemaakt.',
    save: 'Opslaan',
    saving: 'Bezig met opslaan…',
    saved: 'Opgeslagen.',
    unsaved: 'Nog niet opgeslagen',
    kept: 'Op deze computer bewaard tot je opslaat.',
    discard: 'Wijzigingen weggooien',
    mayDiscard:
      'De wijzigingen in dit bestand zijn niet opgeslagen. Wil je de wijzigingen weggooien?',
    changed:
      'Dit bestand is door een ander programma of in een ander venster gewijzigd, dus jouw versie is niet opgeslagen. Gooi je wijzigingen weg om de nieuwe versie te laden.',
    remove: 'Verwijderen…',
    mayRemove: '‘{name}’ verwijderen? In .cache/editor/removed/ blijft een kopie bewaard.',
    removed: 'Het bestand is verwijderd. Er is een kopie bewaard: {place}.',
    undo: 'Verwijderen ongedaan maken',
    noForm:
      'De velden van dit bestand kunnen niet worden gelezen, dus het bestand wordt als tekst getoond.',
  },
  issues: {
    heading: 'Fouten: {count}. Inhoud met fouten wordt niet opgeslagen.',
    use: '‘{word}’ gebruiken',
    missing: 'Dit veld is leeg. Verwacht: {expected}.',
    wrong: 'Verwacht: {expected}. Gevonden: {found}.',
    line: 'Regel {line}',
  },
  field: {
    optional: 'optioneel',
    changed: 'gewijzigd',
    revert: 'Terugzetten: {name}',
    length: 'Tekens: {count} van {max}',
    seldom: 'Zelden gebruikt',
    unused: 'niet gebruikt',
    madeFromTitle: 'Als dit leeg is: afgeleid van de titel',
    defaultValue: 'Als dit leeg is: {value}',
    yes: 'Ja',
    no: 'Nee',
    unset: 'Niet ingesteld',
    choose: 'Kiezen: {name}',
    lookColour: 'Als dit leeg is: de kleur van de look',
    add: 'Toevoegen: {name}',
    removeGroup: 'Verwijderen: {name}',
    entry: '{name} {number}',
    addEntry: 'Item toevoegen',
    empty: 'Nog geen items.',
    move: 'Verplaatsen: {name}',
    up: 'Omhoog',
    down: 'Omlaag',
    drop: 'Neerzetten',
    lifted:
      '{name} verplaatsen, plaats {number} van {count}. Verplaatsen met de pijltoetsen, neerzetten met Enter, terugzetten met Escape.',
    removeEntry: 'Verwijderen: {name}',
    moved: '{name} staat nu op plaats {number} van {count}.',
    removed: 'Verwijderd: {name}.',
    restored: 'Teruggezet: {name}.',
    undo: 'Ongedaan maken',
    added: 'Item {number} is toegevoegd.',
    choiceAdded: '{name} staat nu bij de keuzes.',
    unlisted: '{value} (geen van de keuzes)',
    raw: 'Het formulier kan de waarde van dit veld niet tonen. De waarde in het bestand:',
    clear: 'Deze waarde verwijderen',
    asText: 'Deze waarde als tekst gebruiken',
    unknown: 'Er bestaat geen veld met deze naam.',
    removeUnknown: 'Veld verwijderen: {name}',
  },
  changes: {
    count: {
      one: '{count} wijziging, niet opgeslagen',
      other: '{count} wijzigingen, niet opgeslagen',
    },
    moved: 'Verplaatst: {name}',
    added: 'Toegevoegd: {name}',
    removed: 'Verwijderd: {name}',
  },
  markdown: {
    bold: 'Vet (Ctrl+B)',
    italic: 'Cursief (Ctrl+I)',
    heading: 'Kop',
    list: 'Lijst',
    numbers: 'Genummerde lijst',
    quote: 'Citaat',
    link: 'Link',
    image: 'Afbeelding',
    alt: 'Wat erop te zien is',
    look: 'Resultaat tonen',
    write: 'Tekst bewerken',
    refused:
      'De opgemaakte tekst kan niet worden getoond. Gevonden op regel {line}: {found}. Verwijder dit gedeelte.',
  },
  publish: {
    open: 'Publiceren…',
    heading: 'Publiceren',
    publish: 'Publiceren',
    busy: 'Bezig met publiceren…',
    close: 'Sluiten',
    diff: 'Diff tonen',
    unsaved:
      'Deze bestanden hebben wijzigingen die niet zijn opgeslagen. Deze wijzigingen worden niet gepubliceerd.',
    nothing: 'Er is niets te publiceren: de laatste commit bevat alle wijzigingen.',
    waiting: 'Commits die nog niet zijn gepusht: {count}.',
    onlyCommit:
      'De wijzigingen worden alleen gecommit, omdat er geen repository is om naartoe te pushen.',
    repository: 'Adres van een lege repository',
    repositoryNote:
      'Maak er een bij je provider, bijvoorbeeld GitHub, en plak hier het adres. Vanaf dan wordt de site daarheen gepusht.',
    commitMessageLabel: 'De wijzigingen in één zin',
    commitMessage: 'Wijzigingen: {titles}',
    commitMessageMore: 'Wijzigingen: {titles} en nog {rest}',
    commitNew: 'Toegevoegd: {titles}',
    commitRemoved: 'Verwijderd: {titles}',
    changes: {
      newProject: 'Project ‘{title}’ toegevoegd',
      newPost: 'Artikel ‘{title}’ toegevoegd',
      newPage: 'Pagina ‘{title}’ toegevoegd',
      newFile: '‘{title}’ toegevoegd',
      newPictures: {
        one: '{count} afbeelding toegevoegd aan ‘{title}’',
        other: '{count} afbeeldingen toegevoegd aan ‘{title}’',
      },
      removedProject: 'Project ‘{title}’ verwijderd',
      removedPost: 'Artikel ‘{title}’ verwijderd',
      removedPage: 'Pagina ‘{title}’ verwijderd',
      removedFile: '‘{title}’ verwijderd',
      file: '‘{title}’ gewijzigd',
      field: '‘{name}’ gewijzigd in ‘{title}’',
      fields: {
        one: '{count} veld gewijzigd in ‘{title}’',
        other: '{count} velden gewijzigd in ‘{title}’',
      },
      added: '‘{name}’ toegevoegd aan ‘{title}’',
      removed: '‘{name}’ verwijderd uit ‘{title}’',
      moved: '‘{name}’ in ‘{title}’ verplaatst van plaats {from} naar {to}',
      reordered: 'Volgorde van ‘{name}’ in ‘{title}’ gewijzigd',
    },
    target: 'De branch {branch} wordt naar {remote} gepusht.',
    published: 'Gepubliceerd.',
    build:
      'Als je host de site na elke push bouwt, staat de nieuwe versie binnen een paar minuten online.',
    address: 'Adres van de site',
    output: 'Het antwoord van Git',
    noRemote:
      'De wijzigingen zijn gecommit, maar niet gepusht: er is geen externe repository. Voeg er een toe met git remote add origin …',
    notPushed: 'De wijzigingen zijn gecommit, maar niet gepusht. De uitvoer van Git:',
    failed: 'Er is niets gecommit. De uitvoer van Git:',
    invalid:
      'De inhoud bevat fouten (in ‘{title}’), dus de site kan niet worden gebouwd. Er is niets gepubliceerd.',
    conflict:
      'Anderen hebben dezelfde bestanden gewijzigd. Er is niets verloren: kies van elk een versie, de andere blijft in de geschiedenis.',
    unfinished:
      'Git is iets begonnen en heeft het niet afgemaakt: {operation}. Publiceren maakt het af.',
    noGit: 'Voor het publiceren is Git nodig, en dat is niet geïnstalleerd: https://git-scm.com',
  },
  refusals: {
    noRepository:
      'De map met de inhoud staat niet in een Git-repository en kan dus niet worden gepubliceerd. Zo maak je een repository aan: git init',
    detached:
      'Er is geen branch uitgecheckt (detached HEAD). Voer git switch uit met de naam van een branch en publiceer opnieuw.',
    ownership:
      'Git vertrouwt deze map niet, omdat ze van een andere gebruiker is. Voer de opdracht uit die het antwoord van Git noemt (git config --global --add safe.directory …).',
    identity:
      'Git kent uw naam en e-mailadres niet. Voer git config --global user.name "…" en git config --global user.email "…" uit en publiceer opnieuw.',
    locked:
      'Er loopt een andere Git-opdracht, of die is afgebroken en liet een bestand achter waarvan de naam op .lock eindigt. Wacht, of verwijder dat bestand, en publiceer opnieuw.',
    signing:
      'Git kon de commit niet ondertekenen. Ontgrendel uw sleutel, of zet ondertekenen uit: git config commit.gpgsign false',
    emptyMessage: 'De commit heeft geen bericht. Beschrijf de wijzigingen in één zin.',
    localChanges:
      'Anderen hebben bestanden buiten de inhoud gewijzigd die hier wijzigingen zonder commit hebben. Commit deze bestanden en publiceer opnieuw.',
    unrelated:
      'De repository bevat een ander project, of is met eigen bestanden gemaakt. Gebruik het adres van een lege repository.',
    full: 'De schijf is vol. Maak ruimte en publiceer opnieuw.',
    hostKey:
      'Deze computer kent de server nog niet. Maak één keer verbinding in een terminal, bijvoorbeeld met git fetch, en bevestig de sleutel.',
    access:
      'De server heeft u niet geaccepteerd. Meld u één keer aan in een terminal, bijvoorbeeld met git push, of ga na of u in de repository mag schrijven.',
    notFound:
      'Op dit adres is geen repository, of u mag die niet zien. Controleer het adres: git remote get-url origin',
    tooLarge:
      'Een bestand is groter dan de server toestaat. Maak het kleiner, of houd het buiten de repository.',
    offline: 'De server was niet bereikbaar. Controleer de verbinding en publiceer opnieuw.',
    hostRefused:
      'De server heeft een regel tegen deze push, zoals een beschermde branch. De reden staat in het antwoord van Git.',
    overtaken: 'Anderen publiceren op hetzelfde moment. Publiceer zo dadelijk opnieuw.',
    disk: 'Git mag niet in de repository schrijven. Wijzig de rechten van de map .git en publiceer opnieuw.',
    damaged:
      'De repository is beschadigd. Voer git fsck uit om te zien waar, en herstel haar vanaf een kopie of de server.',
    late: 'Git was niet binnen drie minuten klaar en is gestopt. Misschien wachtte Git op een wachtwoord.',
    hook: 'Een programma dat deze repository vóór een commit of push uitvoert (een hook) heeft geweigerd. De reden staat in het antwoord van Git.',
    unsigned:
      'Uw instellingen van Git vragen om handtekeningen die de server of de commits van anderen niet hebben. Zet dat uit: git config merge.verifySignatures false of git config push.gpgSign false',
    marks:
      'In de bestanden hieronder staan nog de tekens van een conflict (<<<<<<<, >>>>>>>). Schrijf elk van die plaatsen zoals het moet zijn en publiceer opnieuw.',
    sameName:
      'U en anderen gebruiken één naam voor verschillende dingen, zoals een map en een bestand. Hernoem die van u en publiceer opnieuw.',
    embedded:
      'Deze mappen zijn zelf Git-repository’s, dus geen van hun bestanden zou worden gepubliceerd. Verwijder in elke map de verborgen map .git. Staat een map daarna nog hier, voer dan git rm --cached uit met het pad.',
    submodule:
      'Deze mappen zijn zelf repository’s (submodules), en bij het publiceren zou maar een van de twee repository’s worden gepusht. Maak in een terminal een commit en push die, eerst in de map en dan in het project.',
    ignored:
      'Git negeert deze bestanden (.gitignore), dus ze zouden op de gepubliceerde site ontbreken. git check-ignore -v met een pad noemt de regel. Verwijder de regel of verplaats de bestanden, en publiceer opnieuw.',
    hidden:
      'Git zoekt in deze bestanden niet naar wijzigingen, dus die zouden niet worden gepubliceerd. Voer git update-index --no-assume-unchanged en git update-index --no-skip-worktree uit met elk pad en publiceer opnieuw.',
    linkedOut:
      'Deze koppelingen leiden buiten de repository, dus de server zou er niets vinden. Zet de bestanden zelf op hun plaats en publiceer opnieuw.',
    sparse:
      'Slechts een deel van de repository is uitgecheckt (sparse checkout), en een gewijzigd bestand ligt daarbuiten. Voer git sparse-checkout disable uit en publiceer opnieuw.',
    filter:
      'Een programma dat Git voor sommige bestanden uitvoert (een filter zoals Git LFS) ontbreekt of is mislukt. Installeer het (voor Git LFS: git lfs install) en publiceer opnieuw.',
    lineEnds:
      'Een instelling van Git weigert de regeleinden van een bestand. Voer git config core.safecrlf warn uit en publiceer opnieuw.',
    patch:
      'De patch die git am toepast, past niet. Breng de wijzigingen zelf aan in de bestanden en voer git add uit, of sla de patch over met git am --skip, en publiceer opnieuw.',
    unknown: 'Git heeft de laatste opdracht geweigerd. De reden staat in het antwoord hieronder.',
  },
  languages: {
    heading: 'Talen',
    original: 'Het origineel',
    untranslated: 'Niet vertaald, dus bezoekers zien het origineel',
    begin: 'Deze items vertalen: {count}',
  },
  icons: {
    choose: 'Kiezen…',
    search: 'Pictogrammen zoeken',
    hint: 'Typ het onderwerp van het pictogram, zoals react of mail.',
    found: 'Gevonden pictogrammen: {count}. Getoond: {shown}.',
    cancel: 'Annuleren',
  },
  images: {
    upload: 'Afbeelding toevoegen…',
    note: 'PNG, JPEG, WebP, AVIF, GIF of SVG, tot 20 MB en 64 miljoen pixels.',
    preview: 'Voorbeeld van {name}',
    added: 'Toegevoegd: {name}.',
    empty:
      'Dit bestand is leeg: het heeft 0 bytes. Kopieer de afbeelding opnieuw naar deze computer.',
    adding: 'De afbeelding wordt toegevoegd…',
    noImage:
      'Browsers kunnen dit bestand niet als afbeelding tonen. Gebruik PNG, JPEG, WebP, AVIF, GIF of SVG.',
    badName: 'De naam van de afbeelding is leeg. Hernoem het bestand en voeg het opnieuw toe.',
    broken: 'Deze afbeelding is beschadigd: er ontbreekt een deel.',
    tooHeavy: 'Deze afbeelding is groter dan 20 MB. Voeg een kleinere kopie toe.',
    tooLarge: 'Deze afbeelding heeft meer dan 64 miljoen pixels. Voeg een kleinere kopie toe.',
  },
  preview: {
    heading: 'Voorbeeld',
    frame: 'Voorbeeld van de site',
    open: 'Openen in een nieuw tabblad',
    hint: 'Klik op een tekst of afbeelding om die te bewerken. Ctrl-klik volgt een link.',
    width: 'Breedte',
    phone: 'Telefoon',
    tablet: 'Tablet',
    desktop: 'Desktop',
    scale: '{name}: {width} px, op {percent}',
    theme: 'Thema',
    day: 'Dag',
    night: 'Nacht',
    starting: 'Het voorbeeld start',
    startingNote: 'Je kunt al bewerken.',
    building: 'De pagina wordt gemaakt…',
    failed: 'Het voorbeeld is gestopt',
    failedNote: 'Het proces is vanzelf gestopt. De laatste uitvoer:',
    retry: 'Opnieuw proberen',
    noPage: 'Nog geen pagina',
    noPageNote: 'De inhoud bevat fouten. Het voorbeeld start zodra ze zijn opgelost.',
    lastGood: 'Laatste goede versie.',
    blocked: '{field}: {expected}. Daarom zijn nieuwere wijzigingen nog niet te zien.',
    moreErrors: 'Andere fouten: {count}.',
  },
  versions: {
    heading: 'Er zijn twee versies van dit bestand',
    own: 'Alleen uw versie heeft dit gewijzigd, dus uw tekst blijft: {names}',
    choose: 'Dit hebben beide versies gewijzigd. Kies telkens een versie.',
    mine: 'De uwe:',
    theirs: 'De andere:',
    none: '(verwijderd)',
    combine: 'Beide versies samenvoegen',
    deleted: 'Dit bestand is verwijderd in een ander venster of door een ander programma',
    goOn: 'Verdergaan met uw tekst',
  },
  disk: {
    full: 'De schijf is vol, dus {path} kon niet worden geschreven. Er is niets verloren: maak ruimte en probeer het opnieuw.',
    noAccess:
      'Deze gebruiker heeft geen rechten voor {path}. Wijzig de rechten van het bestand en zijn map, of sluit een programma dat het bestand vergrendelt.',
    readOnly:
      'Het bestandssysteem van {path} is alleen-lezen, dus daar kan niets worden opgeslagen. Open het project op een schijf waarop kan worden geschreven.',
    tooManyFiles:
      'Er zijn te veel bestanden open, dus {path} kon niet worden geopend. Sluit andere programma’s en probeer het opnieuw.',
    busy: 'Een ander programma gebruikt {path}. Sluit dat programma en probeer het opnieuw.',
    inTheWay:
      'Er staat een bestand op de plaats van een map, of een map op de plaats van een bestand: {path}. Wijzig de naam en probeer het opnieuw.',
    gone: 'Een bestand of map is er niet meer: {path}. Zet het terug of start de editor opnieuw.',
    longName: 'Een naam is te lang voor het bestandssysteem: {path}',
    broken: 'De schijf meldde een fout bij {path}. Kopieer het project naar een andere schijf.',
  },
  errors: {
    noFile: 'De editor heeft geen bestand {path}.',
    outside:
      'Het bestand {path} staat buiten de map met de inhoud, dus de editor gebruikt dit bestand niet.',
    notRestorable:
      'Het verwijderde bestand kan niet worden teruggezet, omdat een ander bestand hetzelfde pad heeft of omdat de editor opnieuw is gestart. De kopie staat in .cache/editor/removed/.',
    notDeletable: 'De editor verwijdert alleen items van een lijst, zoals projecten.',
    noForm:
      'De velden van dit bestand kunnen niet worden gelezen, dus ze kunnen niet in het formulier worden gewijzigd. Bewerk in plaats daarvan de tekst van het bestand.',
    unusualYaml:
      'Het formulier kan dit bestand niet wijzigen, omdat de YAML een ongebruikelijke vorm heeft, zoals ankers en aliassen (& en *). Bewerk in plaats daarvan de tekst van het bestand.',
    noSession:
      'Open de editor met de laatste URL die npm run edit in de terminal heeft getoond. Elke URL werkt één keer.',
    goOn: 'Ga verder in een browser waarin de editor al geopend is',
    otherOrigin: 'De editor accepteert alleen verzoeken van de eigen pagina van de editor.',
    notUnderstood:
      'De pagina van de editor heeft een ongeldig verzoek gestuurd. Laad de pagina opnieuw.',
    badTitle: 'Een titel moet 1 tot 200 tekens lang zijn.',
    longName: 'De naam van dit bestand is te lang voor het bestandssysteem.',
    tooLong: 'De tekst van een bestand mag hooguit 5 MB groot zijn.',
    unexpected: 'Onverwachte fout in de server van de editor: {error}',
    unreachable: 'De editor reageert niet. Draait npm run edit nog?',
  },
  parts: {
    pictures: 'Afbeeldingen',
    facts: 'Gegevens',
  },
  kinds: {
    site: 'Site en footer',
    home: 'Home',
    about: 'Over mij',
    services: 'Diensten',
    skills: 'Vaardigheden',
    testimonials: 'Aanbevelingen',
    clients: 'Klanten',
    packages: 'Pakketten',
    steps: 'Stappen',
    faq: 'Veelgestelde vragen',
    contact: 'Contact',
    projects: 'Projectpagina en lijsten',
    project: 'Project',
    posts: 'Pagina met artikelen',
    post: 'Artikel',
    page: 'Andere pagina',
    messages: 'Teksten van de interface',
  },
  folders: {
    project: 'Projecten',
    post: 'Artikelen',
    page: 'Andere pagina’s',
  },
} as const satisfies Language<'nl'>['editor'];
