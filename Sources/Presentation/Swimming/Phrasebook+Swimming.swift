package import KernelPresentation

extension Phrasebook {
  /// What failures and remarks about swims say.
  package static let swimming = requests.adding(corrections).adding(remarks)

  private static let requests = Phrasebook(czech: [
    "there are no records for *": "rekordy se nevedou: *",
    "style: *": "styl: *",
    "The book has swims on: *.": "V knize je plavání na bazénech: *",
    "That workout has no laps.": "Ten trénink nemá délky.",
    "That workout has segments 1 to *.": "Ten trénink má úseky 1 až *.",
    "See which there are: recordbook workouts": "Které jsou, ukáže: recordbook workouts",
    "name at least one file or folder to import": "zadejte aspoň jeden soubor nebo složku",
    "holds no file that can be imported": "v ní není žádný soubor, který by šlo načíst",
    "* Nothing was imported; to take the other files without it, add --skip-bad.":
      "* Nic se nenačetlo; ostatní soubory se načtou bez něj s volbou --skip-bad.",
    "is not there": "není tam",
    "may not be read": "nesmí se číst",
    "\"*\" is no length of a pool: give metres from 5 to 200, or yards as 25yd":
      "„*“ není délka bazénu: zadejte metry od 5 do 200, nebo yardy jako 25yd",
    "Apple Health exports (zip or XML), FIT and TCX files can be read, and what recordbook export wrote as JSON.":
      "Číst se dají exporty aplikace Zdraví (zip nebo XML), soubory FIT a TCX, a co zapsal recordbook export jako JSON.",
    "its checksum does not fit its content: it is cut, or something in it was changed":
      "jeho kontrolní součet nesedí: je useknutý, nebo se v něm něco změnilo",
    "holds no Apple Health export": "neobsahuje export aplikace Zdraví",
    "none of its files begins with <HealthData>": "žádný jeho soubor nezačíná <HealthData>",
    "Export all health data on the iPhone: Health, your picture, Export All Health Data.":
      "Na iPhonu: aplikace Zdraví, váš obrázek, Exportovat všechna zdravotní data.",
    "is no Apple Health export: its root is *": "není export aplikace Zdraví: jeho kořen je *",
    "* does not say how long the pool was: say it with --pool METRES":
      "* neudává, jak dlouhý byl bazén: zadejte --pool METRES",
    "access to health data is revoked": "přístup ke zdravotním datům je odebrán",
    "no health data has been granted": "přístup ke zdravotním datům zatím není povolen",
    "Grant the file or folder with your exports: recordbook access grant PATH":
      "Povolte soubor nebo složku s exporty: recordbook access grant PATH",
    "a workout, which is not what was written": "trénink není, jak byl zapsán",
    "what stands around the workouts, which is not what was written": "okolí tréninků není, jak bylo zapsáno",
    "course": "bazén",
    "style": "styl",
    "distance": "trať",
    "segment": "úsek",
    "workout": "trénink",
  ])

  private static let corrections = Phrasebook(czech: [
    "The book is as it was imported.": "Kniha je, jak byla načtena.",
    "* does not lie in segment *": "* neleží v úseku *",
    "workout * has * laps": "trénink * má počet délek *",
    "workout * was removed": "trénink * je vyřazen",
    "Take that back first: recordbook undo": "Nejdřív to vezměte zpět: recordbook undo",
    "a segment ends after lap *: laps of two segments are not one length":
      "úsek končí délkou *: délky dvou úseků nejsou jedna",
    "a merge takes at least two laps: a range such as *": "spojit jde nejméně dvě délky: rozsah jako *",
    "laps * were merged to one: name all of them": "délky * jsou spojené v jednu: zadejte všechny",
    "laps * were merged to one": "délky * jsou spojené v jednu",
    "lap * was split": "délka * je rozdělená",
    "lap * was excluded": "délka * je vynechaná",
    "a lap can be split into * to * lengths": "délku jde rozdělit na * až * částí",
    "laps are numbered from 1": "délky se číslují od 1",
    "workout * is no duplicate: it counts already, or is the only recording of its swim":
      "trénink * není druhý záznam: počítá se, nebo je svého plavání jediný",
    "See what awaits your judgement: recordbook review": "Co čeká na váš úsudek, ukáže: recordbook review",
  ])

  /// Of imports.
  private static let remarks = Phrasebook(czech: [
    "*; it is kept as a workout without laps": "*; zůstává jako trénink bez délek",
    "*; a part of the export is missing, and the swim awaits review":
      "*; část exportu chybí a plavání čeká na posouzení",
    "they make * of the * swum": "dávají * z uplavaných *",
    "there are * of them, but records of *": "je jich *, ale záznamů *",
    "* of them lie outside its time": "* z nich leží mimo jeho dobu",
    "no swim of the export was at that time: a part of the export may be missing":
      "v té době v exportu žádné plavání není: část exportu asi chybí",
    "it was in open water": "bylo na otevřené vodě",
    "the watch recorded no lengths": "hodinky nezaznamenaly délky",
    "the file tells no lengths": "soubor neudává délky",
    "the book keeps nothing of this kind": "nic takového kniha nevede",
    "it holds no swims": "není v něm plavání",
    "it holds no activity": "není v něm žádná aktivita",
    "it holds no finished activity": "není v něm dokončená aktivita",
    "the file does not give it; say it with `recordbook set-pool`":
      "soubor ji neudává; zadejte ji příkazem recordbook set-pool",
    "the file does not say when it was": "soubor neudává, kdy byla",
    "the file tells those of laps; equal shares are taken": "soubor je udává jen po kolech; berou se stejné díly",
    "of no whole number of lengths, without a time, or paused": "ne celý počet délek, bez času nebo přerušeno",
    "the watch's clock was not set; its local time is taken for UTC":
      "hodinky neměly nastavený čas; jejich místní čas se bere jako UTC",
    "the watch's clock was not set, and the file does not tell when it was":
      "hodinky neměly nastavený čas a soubor neudává, kdy to bylo",
    "the file holds no session that says of which swim": "soubor neudává, ke kterému plavání patří",
    "the file gives no start or no duration": "soubor neudává začátek nebo trvání",
    "the export gives no start that can be read": "export neudává čitelný začátek",
    "the export gives no time or amount that can be read": "export neudává čitelný čas nebo množství",
    "the export gives no date or duration that can be read": "export neudává čitelné datum nebo trvání",
    "each would have lasted nothing, or more than an hour": "každá by trvala nic, nebo přes hodinu",
    "too many to list": "příliš mnoho na vypsání",
    "more than * swims start in the same second": "více než * tréninků začíná v téže vteřině",
    "time zone of *": "časové pásmo, *",
    "pool length of *": "délka bazénu, *",
    "times of single lengths of *": "časy jednotlivých délek, *",
    "laps of *": "délky, *",
    "a swim without a date": "plavání bez data",
    "an activity without laps": "aktivita bez kol",
    "the file": "soubor",
    "the export": "export",
    "swim *": "plavání *",
    "running of *": "běh, *",
    "cycling of *": "kolo, *",
    "biking of *": "kolo, *",
    "other of *": "jiný sport, *",
    "transition of *": "přechod, *",
    "stand-up paddling of *": "paddleboard, *",
    "1 lap record from * on": "1 záznam délky od *",
    "* lap records from * on": "* × záznam délky od *",
    "* in the archive": "* v archivu",
    "1 lap of *": "1 délka, *",
    "* laps of *": "* × délka, *",
    "1 lap": "1 délka",
    "* laps": "* × délka",
    "1 swim": "1 trénink",
    "* swims": "* × trénink",
    "1 further remark": "1 další poznámka",
    "* further remarks": "* × další poznámka",
  ])
}
