import type { Language } from '../language.ts';

/** The texts of the editor in German. */
export const editorStrings = {
  page: {
    title: 'Vitrine-Editor',
    skip: 'Zum Formular springen',
    files: 'Inhalt',
    views: 'Ansichten',
    form: 'Formular',
    loading: 'Wird geladen …',
  },
  list: {
    site: 'Die Website',
    absent: 'noch nicht angelegt',
    unsaved: 'nicht gespeichert',
    issues: 'Fehler: {count}',
    setAside:
      'Ungespeicherte Änderungen ließen sich nicht lesen und werden deshalb nicht gezeigt. Die Datei bleibt erhalten: {path}. Löschen Sie die Datei, wenn Sie sie nicht mehr brauchen.',
    others: 'Weitere Fehler in diesem Ordner',
    toDo: 'zu erledigen: {count}',
    find: 'Suchen: {list}',
    none: 'Nichts gefunden.',
  },
  toDo: {
    heading: 'Zu erledigen',
    left: {
      one: 'Noch {count} Punkt zu erledigen',
      other: 'Noch {count} Punkte zu erledigen',
    },
    nothing: 'Alles erledigt',
    note: 'Jede Zeile führt zu ihrem Feld und verschwindet, sobald sie erledigt ist. Im Terminal zeigt {command} dasselbe.',
    errorsFirst:
      'Fehler kommen zuerst: Die übrigen Zeilen folgen, sobald die Fehler behoben sind. Im Terminal zeigt {command} dasselbe.',
    allDone: '{command} meldet nichts mehr.',
    progress: '{done} von {total} erledigt',
    needed: 'Vor dem Veröffentlichen nötig',
    now: 'Jetzt: „{text}“',
    empty: 'Leer',
    write: 'Schreiben',
    next: 'Weiter: {name}',
    done: 'Erledigt: {count}',
    ways: 'Inhalt hinzufügen',
    self: 'Selbst schreiben',
    selfNote: 'Gehen Sie die Liste durch, ein Feld nach dem anderen.',
    start: 'Beginnen',
    import: 'Lebenslauf importieren',
    importNote:
      'Aus einer Datei im Format JSON Resume. Der alte Inhaltsordner wird umbenannt und bleibt erhalten.',
    example: 'Wie ein Beispiel beginnen',
    exampleNote: 'Eine neue Website mit den Texten und Bildern eines Beispiels, die Sie ersetzen.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    look: 'Look',
    lookNote: 'Sie können ihn jederzeit wechseln.',
    lookSaved: 'Gespeichert: Der Look der Website ist „{name}“.',
  },
  create: {
    open: 'Neu: {kind}',
    title: 'Titel',
    create: 'Anlegen',
  },
  file: {
    text: 'Text der Datei',
    editText: 'Als Text bearbeiten',
    editForm: 'Im Formular bearbeiten',
    markdown: 'Text',
    markdownNote:
      'In Markdown beginnt eine Leerzeile einen Absatz, ## eine Überschrift und - einen Eintrag einer Liste.',
    newTranslation: 'Diese Datei ist noch nicht übersetzt. Auf der Website steht das Original.',
    newFile: 'Diese Datei gibt es noch nicht. Beim Speichern wird sie angelegt.',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert.',
    unsaved: 'Noch nicht gespeichert',
    kept: 'Auf diesem Computer aufbewahrt, bis Sie speichern.',
    discard: 'Änderungen verwerfen',
    mayDiscard:
      'Die Änderungen in dieser Datei sind nicht gespeichert. Möchten Sie die Änderungen verwerfen?',
    changed:
      'Diese Datei wurde von einem anderen Programm oder in einem anderen Fenster geändert, deshalb wurde Ihre Fassung nicht gespeichert. Verwerfen Sie Ihre Änderungen, um die neue Fassung zu laden.',
    remove: 'Löschen …',
    mayRemove: '„{name}“ löschen? Eine Kopie bleibt in .cache/editor/removed/ erhalten.',
    removed: 'Die Datei wurde gelöscht. Aufbewahrte Kopie: {place}.',
    undo: 'Löschen rückgängig machen',
    noForm:
      'Die Felder dieser Datei können nicht gelesen werden, deshalb wird sie als Text gezeigt.',
  },
  issues: {
    heading: 'Fehler: {count}. Inhalt mit Fehlern wird nicht gespeichert.',
    use: '„{word}“ verwenden',
    missing: 'Dieses Feld ist leer. Erwartet: {expected}.',
    wrong: 'Erwartet: {expected}. Gefunden: {found}.',
    line: 'Zeile {line}',
  },
  field: {
    optional: 'optional',
    changed: 'geändert',
    revert: 'Zurücksetzen: {name}',
    length: 'Zeichen: {count} von {max}',
    seldom: 'Selten gebraucht',
    unused: 'nicht verwendet',
    madeFromTitle: 'Wenn leer: aus dem Titel abgeleitet',
    defaultValue: 'Wenn leer: {value}',
    yes: 'Ja',
    no: 'Nein',
    unset: 'Nicht festgelegt',
    choose: 'Auswählen: {name}',
    lookColour: 'Wenn leer: die Farbe des Looks',
    add: 'Hinzufügen: {name}',
    removeGroup: 'Entfernen: {name}',
    entry: '{name} {number}',
    addEntry: 'Eintrag hinzufügen',
    empty: 'Noch keine Einträge.',
    move: 'Verschieben: {name}',
    up: 'Nach oben',
    down: 'Nach unten',
    drop: 'Ablegen',
    lifted:
      '{name} wird verschoben, Stelle {number} von {count}. Mit den Pfeiltasten verschieben, mit der Eingabetaste ablegen, mit Esc zurücksetzen.',
    removeEntry: 'Entfernen: {name}',
    moved: '{name} steht jetzt an Stelle {number} von {count}.',
    removed: 'Entfernt: {name}.',
    restored: 'Wiederhergestellt: {name}.',
    undo: 'Rückgängig machen',
    added: 'Eintrag {number} wurde hinzugefügt.',
    choiceAdded: '{name} steht jetzt zur Auswahl.',
    unlisted: '{value} (nicht in der Auswahl)',
    raw: 'Das Formular kann den Wert dieses Feldes nicht zeigen. Der Wert in der Datei:',
    clear: 'Diesen Wert entfernen',
    asText: 'Diesen Wert als Text verwenden',
    unknown: 'Ein Feld mit diesem Namen gibt es nicht.',
    removeUnknown: 'Feld entfernen: {name}',
  },
  changes: {
    count: {
      one: '{count} Änderung, nicht gespeichert',
      other: '{count} Änderungen, nicht gespeichert',
    },
    moved: 'Verschoben: {name}',
    added: 'Hinzugefügt: {name}',
    removed: 'Entfernt: {name}',
  },
  markdown: {
    bold: 'Fett (Strg+B)',
    italic: 'Kursiv (Strg+I)',
    heading: 'Überschrift',
    list: 'Liste',
    numbers: 'Nummerierte Liste',
    quote: 'Zitat',
    link: 'Link',
    image: 'Bild',
    alt: 'Was es zeigt',
    look: 'Ergebnis zeigen',
    write: 'Text bearbeiten',
    refused:
      'Der formatierte Text kann nicht gezeigt werden. Gefunden in Zeile {line}: {found}. Entfernen Sie diesen Teil.',
  },
  publish: {
    open: 'Veröffentlichen …',
    heading: 'Veröffentlichen',
    publish: 'Veröffentlichen',
    busy: 'Wird veröffentlicht …',
    close: 'Schließen',
    diff: 'Diff anzeigen',
    unsaved:
      'Diese Dateien haben Änderungen, die nicht gespeichert sind. Diese Änderungen werden nicht veröffentlicht.',
    nothing: 'Es gibt nichts zu veröffentlichen: Der letzte Commit enthält alle Änderungen.',
    waiting: 'Commits, die noch nicht gepusht wurden: {count}.',
    onlyCommit: 'Die Änderungen werden nur committet, denn es gibt kein Repository für einen Push.',
    repository: 'Adresse eines leeren Repositorys',
    repositoryNote:
      'Legen Sie eines bei Ihrem Anbieter an, etwa GitHub, und fügen Sie die Adresse hier ein. Von da an wird die Website dorthin gepusht.',
    commitMessageLabel: 'Die Änderungen in einem Satz',
    commitMessage: 'Änderungen: {titles}',
    commitMessageMore: 'Änderungen: {titles} und {rest} weitere',
    commitNew: 'Neu: {titles}',
    commitRemoved: 'Gelöscht: {titles}',
    changes: {
      newProject: 'Projekt „{title}“ hinzugefügt',
      newPost: 'Beitrag „{title}“ hinzugefügt',
      newPage: 'Seite „{title}“ hinzugefügt',
      newFile: '„{title}“ hinzugefügt',
      newPictures: {
        one: '{count} Bild zu „{title}“ hinzugefügt',
        other: '{count} Bilder zu „{title}“ hinzugefügt',
      },
      removedProject: 'Projekt „{title}“ gelöscht',
      removedPost: 'Beitrag „{title}“ gelöscht',
      removedPage: 'Seite „{title}“ gelöscht',
      removedFile: '„{title}“ gelöscht',
      file: '„{title}“ geändert',
      field: '„{name}“ in „{title}“ geändert',
      fields: {
        one: '{count} Feld in „{title}“ geändert',
        other: '{count} Felder in „{title}“ geändert',
      },
      added: '„{name}“ zu „{title}“ hinzugefügt',
      removed: '„{name}“ aus „{title}“ entfernt',
      moved: '„{name}“ in „{title}“ von Stelle {from} an Stelle {to} verschoben',
      reordered: 'Reihenfolge von „{name}“ in „{title}“ geändert',
    },
    target: 'Der Branch {branch} wird zu {remote} gepusht.',
    published: 'Veröffentlicht.',
    build:
      'Wenn Ihr Hoster die Website nach jedem Push baut, ist die neue Fassung in wenigen Minuten online.',
    address: 'Adresse der Website',
    output: 'Die Antwort von Git',
    noRemote:
      'Die Änderungen wurden committet, aber nicht gepusht: Es gibt kein Remote-Repository. Fügen Sie eines hinzu: git remote add origin …',
    notPushed: 'Die Änderungen wurden committet, aber nicht gepusht. Die Ausgabe von Git:',
    failed: 'Es wurde nichts committet. Die Ausgabe von Git:',
    invalid:
      'Der Inhalt hat Fehler (in „{title}“), deshalb kann die Website nicht gebaut werden. Es wurde nichts veröffentlicht.',
    conflict:
      'Andere haben dieselben Dateien geändert. Nichts ging verloren: Wählen Sie jeweils eine Version, die andere bleibt im Verlauf.',
    unfinished:
      'Git hat etwas begonnen und nicht beendet: {operation}. Das Veröffentlichen beendet es.',
    noGit: 'Zum Veröffentlichen ist Git nötig, aber Git ist nicht installiert: https://git-scm.com',
  },
  refusals: {
    noRepository:
      'Der Ordner mit dem Inhalt liegt in keinem Git-Repository und kann deshalb nicht veröffentlicht werden. So legen Sie ein Repository an: git init',
    detached:
      'Kein Branch ist ausgecheckt (detached HEAD). Führen Sie git switch mit dem Namen eines Branches aus und veröffentlichen Sie erneut.',
    ownership:
      'Git vertraut diesem Ordner nicht, weil er einem anderen Benutzer gehört. Führen Sie den Befehl aus, den die Antwort von Git nennt (git config --global --add safe.directory …).',
    identity:
      'Git kennt Ihren Namen und Ihre E-Mail-Adresse nicht. Führen Sie git config --global user.name "…" und git config --global user.email "…" aus und veröffentlichen Sie erneut.',
    locked:
      'Ein anderer Git-Befehl läuft oder wurde abgebrochen und hat eine Datei hinterlassen, deren Name auf .lock endet. Warten Sie oder löschen Sie diese Datei, und veröffentlichen Sie erneut.',
    signing:
      'Git konnte den Commit nicht signieren. Entsperren Sie Ihren Schlüssel, oder schalten Sie das Signieren aus: git config commit.gpgsign false',
    emptyMessage: 'Der Commit hat keine Nachricht. Beschreiben Sie die Änderungen in einem Satz.',
    localChanges:
      'Andere haben Dateien außerhalb der Inhalte geändert, die hier Änderungen ohne Commit haben. Committen Sie diese Dateien und veröffentlichen Sie erneut.',
    unrelated:
      'Das Repository enthält ein anderes Projekt oder wurde mit eigenen Dateien angelegt. Verwenden Sie die Adresse eines leeren Repositorys.',
    full: 'Die Festplatte ist voll. Schaffen Sie Platz und veröffentlichen Sie erneut.',
    hostKey:
      'Dieser Computer kennt den Server noch nicht. Verbinden Sie sich einmal im Terminal, etwa mit git fetch, und bestätigen Sie dessen Schlüssel.',
    access:
      'Der Server hat Sie nicht angenommen. Melden Sie sich einmal im Terminal an, etwa mit git push, oder prüfen Sie, ob Sie in das Repository schreiben dürfen.',
    notFound:
      'Unter dieser Adresse gibt es kein Repository, oder Sie dürfen es nicht sehen. Prüfen Sie die Adresse: git remote get-url origin',
    tooLarge:
      'Eine Datei ist größer, als der Server erlaubt. Verkleinern Sie die Datei, oder lassen Sie sie aus dem Repository.',
    offline:
      'Der Server war nicht erreichbar. Prüfen Sie die Verbindung und veröffentlichen Sie erneut.',
    hostRefused:
      'Der Server hat eine Regel gegen diesen Push, etwa einen geschützten Branch. Der Grund steht in der Antwort von Git.',
    overtaken:
      'Andere veröffentlichen gerade gleichzeitig. Veröffentlichen Sie gleich noch einmal.',
    disk: 'Git darf nicht in das Repository schreiben. Ändern Sie die Rechte des Ordners .git und veröffentlichen Sie erneut.',
    damaged:
      'Das Repository ist beschädigt. git fsck zeigt, wo; stellen Sie es aus einer Kopie oder vom Server wieder her.',
    late: 'Git wurde nicht innerhalb von drei Minuten fertig und wurde gestoppt. Vielleicht wartete Git auf ein Passwort.',
    hook: 'Ein Programm, das dieses Repository vor einem Commit oder Push ausführt (ein Hook), hat abgelehnt. Der Grund steht in der Antwort von Git.',
    unsigned:
      'Ihre Einstellungen von Git verlangen Signaturen, die der Server oder die Commits anderer nicht haben. Schalten Sie das aus: git config merge.verifySignatures false oder git config push.gpgSign false',
    marks:
      'In den unten genannten Dateien stehen noch die Zeichen eines Konflikts (<<<<<<<, >>>>>>>). Schreiben Sie jede dieser Stellen so, wie sie sein soll, und veröffentlichen Sie erneut.',
    sameName:
      'Sie und andere verwenden einen Namen für Verschiedenes, etwa einen Ordner und eine Datei. Benennen Sie Ihres um und veröffentlichen Sie erneut.',
    embedded:
      'Diese Ordner sind eigene Git-Repositorys, deshalb würde keine ihrer Dateien veröffentlicht. Löschen Sie in jedem den versteckten Ordner .git. Steht ein Ordner danach noch hier, führen Sie git rm --cached mit seinem Pfad aus.',
    submodule:
      'Diese Ordner sind eigene Repositorys (Submodule), und das Veröffentlichen würde nur eines der beiden Repositorys pushen. Führen Sie Commit und Push im Terminal aus, erst im Ordner, dann im Projekt.',
    ignored:
      'Git ignoriert diese Dateien (.gitignore), deshalb würden sie auf der veröffentlichten Website fehlen. git check-ignore -v mit einem Pfad nennt die Regel. Entfernen Sie die Regel oder verschieben Sie die Dateien, und veröffentlichen Sie erneut.',
    hidden:
      'Git sucht in diesen Dateien nicht nach Änderungen, deshalb würden diese nicht veröffentlicht. Führen Sie git update-index --no-assume-unchanged und git update-index --no-skip-worktree mit jedem Pfad aus und veröffentlichen Sie erneut.',
    linkedOut:
      'Diese Verknüpfungen führen aus dem Repository hinaus, deshalb fände der Server dort nichts. Legen Sie die Dateien selbst an ihre Stelle und veröffentlichen Sie erneut.',
    sparse:
      'Nur ein Teil des Repositorys ist ausgecheckt (sparse checkout), und eine geänderte Datei liegt außerhalb. Führen Sie git sparse-checkout disable aus und veröffentlichen Sie erneut.',
    filter:
      'Ein Programm, das Git für manche Dateien ausführt (ein Filter wie Git LFS), fehlt oder ist fehlgeschlagen. Installieren Sie es (für Git LFS: git lfs install) und veröffentlichen Sie erneut.',
    lineEnds:
      'Eine Einstellung von Git lehnt die Zeilenenden einer Datei ab. Führen Sie git config core.safecrlf warn aus und veröffentlichen Sie erneut.',
    patch:
      'Der Patch, den git am anwendet, passt nicht. Machen Sie seine Änderungen in den Dateien und führen Sie git add aus, oder lassen Sie ihn mit git am --skip weg, und veröffentlichen Sie erneut.',
    unknown: 'Git hat den letzten Befehl abgelehnt. Der Grund steht in der Antwort unten.',
  },
  languages: {
    heading: 'Sprachen',
    original: 'Das Original',
    untranslated: 'Nicht übersetzt, deshalb steht auf der Website das Original',
    begin: 'Diese Einträge übersetzen: {count}',
  },
  icons: {
    choose: 'Auswählen …',
    search: 'Symbole suchen',
    hint: 'Geben Sie das Thema des Symbols ein, etwa react oder mail.',
    found: 'Gefundene Symbole: {count}. Gezeigt: {shown}.',
    cancel: 'Abbrechen',
  },
  images: {
    upload: 'Bild hinzufügen …',
    note: 'PNG, JPEG, WebP, AVIF, GIF oder SVG, bis 20 MB und 64 Millionen Pixel.',
    preview: 'Vorschau von {name}',
    added: 'Hinzugefügt: {name}.',
    empty:
      'Diese Datei ist leer: Sie hat 0 Byte. Kopieren Sie das Bild noch einmal auf diesen Computer.',
    adding: 'Das Bild wird hinzugefügt …',
    noImage:
      'Browser können diese Datei nicht als Bild zeigen. Verwenden Sie PNG, JPEG, WebP, AVIF, GIF oder SVG.',
    badName:
      'Der Name des Bildes ist leer. Benennen Sie die Datei um und fügen Sie sie erneut hinzu.',
    broken: 'Dieses Bild ist beschädigt: Ein Teil fehlt.',
    tooHeavy: 'Dieses Bild ist größer als 20 MB. Fügen Sie eine kleinere Kopie hinzu.',
    tooLarge: 'Dieses Bild hat mehr als 64 Millionen Pixel. Fügen Sie eine kleinere Kopie hinzu.',
  },
  preview: {
    heading: 'Vorschau',
    frame: 'Vorschau der Website',
    open: 'In einem neuen Tab öffnen',
    hint: 'Klicken Sie auf einen Text oder ein Bild, um den Inhalt zu ändern. Strg-Klick folgt einem Link.',
    width: 'Breite',
    phone: 'Handy',
    tablet: 'Tablet',
    desktop: 'Desktop',
    scale: '{name}: {width} px, bei {percent}',
    theme: 'Farbschema',
    day: 'Tag',
    night: 'Nacht',
    starting: 'Die Vorschau startet',
    startingNote: 'Sie können schon Inhalte bearbeiten.',
    building: 'Die Seite wird erstellt …',
    failed: 'Die Vorschau wurde beendet',
    failedNote: 'Ihr Prozess hat sich selbst beendet. Seine letzte Ausgabe:',
    retry: 'Erneut versuchen',
    noPage: 'Noch keine Seite',
    noPageNote: 'Der Inhalt hat Fehler. Die Vorschau startet, sobald sie behoben sind.',
    lastGood: 'Letzte gute Fassung.',
    blocked: '{field}: {expected}. Neuere Änderungen erscheinen deshalb noch nicht.',
    moreErrors: 'Weitere Fehler: {count}.',
  },
  versions: {
    heading: 'Von dieser Datei gibt es zwei Versionen',
    own: 'Das hat nur Ihre Version geändert, deshalb bleibt Ihr Text: {names}',
    choose: 'Das haben beide Versionen geändert. Wählen Sie jeweils eine.',
    mine: 'Ihre Version:',
    theirs: 'Die andere:',
    none: '(entfernt)',
    combine: 'Beide Versionen verbinden',
    deleted: 'Diese Datei wurde in einem anderen Fenster oder von einem anderen Programm gelöscht',
    goOn: 'Mit Ihrem Text weiterarbeiten',
  },
  disk: {
    full: 'Die Festplatte ist voll, deshalb konnte {path} nicht geschrieben werden. Nichts ging verloren: Schaffen Sie Platz und versuchen Sie es erneut.',
    noAccess:
      'Dieser Benutzer hat keine Berechtigung für {path}. Ändern Sie die Rechte der Datei und ihres Ordners, oder schließen Sie ein Programm, das die Datei sperrt.',
    readOnly:
      'Das Dateisystem von {path} ist schreibgeschützt, deshalb lässt sich dort nichts speichern. Öffnen Sie das Projekt auf einem beschreibbaren Datenträger.',
    tooManyFiles:
      'Im System sind zu viele Dateien offen, deshalb ließ sich {path} nicht öffnen. Schließen Sie andere Programme und versuchen Sie es erneut.',
    busy: 'Ein anderes Programm verwendet {path}. Schließen Sie dieses Programm und versuchen Sie es erneut.',
    inTheWay:
      'Eine Datei steht an der Stelle eines Ordners oder ein Ordner an der Stelle einer Datei: {path}. Benennen Sie sie um und versuchen Sie es erneut.',
    gone: 'Eine Datei oder ein Ordner ist nicht mehr da: {path}. Legen Sie sie zurück oder starten Sie den Editor neu.',
    longName: 'Ein Name ist zu lang für das Dateisystem: {path}',
    broken:
      'Der Datenträger meldet einen Fehler bei {path}. Kopieren Sie das Projekt auf einen anderen Datenträger.',
  },
  errors: {
    noFile: 'Der Editor hat keine Datei {path}.',
    outside:
      'Die Datei {path} liegt außerhalb des Inhaltsordners. Deshalb verwendet der Editor sie nicht.',
    notRestorable:
      'Die gelöschte Datei kann nicht wiederhergestellt werden, weil eine andere Datei denselben Pfad hat oder weil der Editor neu gestartet wurde. Die Kopie liegt in .cache/editor/removed/.',
    notDeletable: 'Der Editor löscht nur Einträge einer Liste, etwa Projekte.',
    noForm:
      'Die Felder dieser Datei können nicht gelesen werden, deshalb können sie nicht im Formular geändert werden. Bearbeiten Sie stattdessen den Text der Datei.',
    unusualYaml:
      'Das Formular kann diese Datei nicht ändern, weil ihr YAML eine ungewöhnliche Form hat, etwa Anker und Aliasse (& und *). Bearbeiten Sie stattdessen den Text der Datei.',
    noSession:
      'Öffnen Sie den Editor mit der letzten URL, die npm run edit im Terminal ausgegeben hat. Jede URL gilt einmal.',
    goOn: 'In einem Browser fortfahren, in dem der Editor schon geöffnet ist',
    otherOrigin: 'Der Editor nimmt nur Anfragen von seiner eigenen Seite an.',
    notUnderstood:
      'Die Seite des Editors hat eine ungültige Anfrage gesendet. Laden Sie die Seite neu.',
    badTitle: 'Ein Titel braucht 1 bis 200 Zeichen.',
    longName: 'Der Name dieser Datei ist zu lang für das Dateisystem.',
    tooLong: 'Der Text einer Datei darf höchstens 5 MB groß sein.',
    unexpected: 'Unerwarteter Fehler im Server des Editors: {error}',
    unreachable: 'Der Editor antwortet nicht. Läuft npm run edit noch?',
  },
  parts: {
    pictures: 'Bilder',
    facts: 'Eckdaten',
  },
  kinds: {
    site: 'Website und Fußzeile',
    home: 'Startseite',
    about: 'Über mich',
    services: 'Leistungen',
    skills: 'Kenntnisse',
    testimonials: 'Kundenstimmen',
    clients: 'Kunden',
    packages: 'Pakete',
    steps: 'Ablauf',
    faq: 'Häufige Fragen',
    contact: 'Kontakt',
    projects: 'Projektseite und Listen',
    project: 'Projekt',
    posts: 'Seite der Beiträge',
    post: 'Beitrag',
    page: 'Weitere Seite',
    messages: 'Texte der Oberfläche',
  },
  folders: {
    project: 'Projekte',
    post: 'Beiträge',
    page: 'Weitere Seiten',
  },
} as const satisfies Language<'de'>['editor'];
