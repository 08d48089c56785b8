import BookApplication
import KernelApplication
import KernelDomain
import KernelPresentation

extension BookMessage {
  /// Returns a text that lists several damaged files, each with its problem.
  /// - Parameters:
  ///   - more: the number of further damaged files, which the text counts but does not list.
  ///   - all: the number of files that were read.
  func severalBad(_ bad: [Damaged], more: Int, of all: Int, _ localizer: MessageLocalizer) -> MessageText {
    let language = localizer.language
    let (number, files) = (language.number(bad.count + more), language.number(all))
    var text = localizer.localized(
      cs: "poškozených souborů: \(number) \(language.outOf(text: files)); nic se nenačetlo",
      en: "\(number) of \(files) files are damaged; nothing was imported")
    text.lines = bad.map { $0.path + ": " + problem(of: $0, localizer) } + rest(more, localizer)
    // If all damaged files are in one archive, the message names the archive.
    let paths = Set(bad.map { $0.path.split(separator: " › ").first.map(String.init) ?? $0.path })
    let path = paths.count == 1 && bad.allSatisfy { $0.path.contains(" › ") } ? paths.first : nil
    text.hint = localizer.command(
      "import", path ?? "PATH", "--skip-bad", cs: "Ostatní se načtou bez nich", en: "Take the others")
    return text
  }

  /// Returns the error text for an import that can't be undone because later changes depend on it.
  /// - Parameters:
  ///   - number: the number of the import.
  ///   - later: the numbers of the later changes.
  ///   - what: a description of the later changes.
  func importRestedUpon(_ number: Int, _ later: [Int], _ what: String, _ localizer: MessageLocalizer) -> MessageText {
    let numbers = later.map(String.init)
    let and = localizer.say(cs: " a ", en: " and ")
    let list =
      numbers.count < 2
      ? numbers.joined() : numbers.dropLast().joined(separator: ", ") + and + numbers.suffix(1).joined()
    return localizer.localized(
      cs: "na importu \(number) \(later.count == 1 ? "stojí změna" : "stojí změny") \(list): \(what)",
      en: "\(later.count == 1 ? "change \(list) rests" : "changes \(list) rest") on import \(number): \(what)",
      hint: localizer.command(
        "undo", String(number), "--with-later", cs: "Vzít zpět i je", en: "Take them back as well"))
  }

  /// Returns the error text for an import whose files contain nothing that the book records.
  /// - Parameters:
  ///   - what: the first item that was skipped.
  ///   - why: the reason why it was skipped.
  ///   - more: the number of further skipped items.
  func nothingForBook(_ what: Message, _ why: Message, more: Int, _ localizer: MessageLocalizer) -> MessageText {
    let further = localizer.language.counted(
      more, PluralForms(one: "další", few: "další", many: "další", other: "dalších"))
    let reason = localizer.localized(why)
    let summary = (what == .book(.file) ? "" : localizer.text(what) + ": ") + reason.text
    return localizer.localized(
      cs: "nic pro tuto knihu: \(summary)" + (more > 0 ? " (a \(further))" : ""),
      en: "nothing for this book: \(summary)" + (more > 0 ? " (and \(more) more)" : ""),
      hint: reason.hint ?? wayIn(what, why, localizer))
  }

  /// Returns a text that lists items that were skipped, each with the reason.
  func nothingOfSeveral(_ left: [Skipped], more: Int, _ localizer: MessageLocalizer) -> MessageText {
    let count = localizer.language.number(left.count + more)
    var text = localizer.localized(
      cs: "nic pro tuto knihu; vynecháno: \(count)", en: "nothing for this book; left out: \(count)",
      hint: left.first.map { localizer.localized($0.why).hint ?? wayIn($0.what, $0.why, localizer) })
    text.lines =
      left.map { skipped in
        let why = localizer.text(skipped.why)
        return skipped.what == .book(.file) ? why : localizer.text(skipped.what) + ": " + why
      } + rest(more, localizer)
    return text
  }

  private func rest(_ more: Int, _ localizer: MessageLocalizer) -> [String] {
    more > 0 ? [localizer.language.andMore(more)] : []
  }

  /// Returns a hint that says what the user can do if the files contain nothing that the book records.
  /// - Parameters:
  ///   - what: the first item that was skipped.
  ///   - why: the reason why it was skipped.
  private func wayIn(_ what: Message, _ why: Message, _ localizer: MessageLocalizer) -> String {
    if case .nothingOfThisKind? = why.content(as: BookMessage.self),
      case .activity(let sport, _)? = what.content(as: BookMessage.self),
      [.walking, .hiking].contains(sport)
    {
      return localizer.say(cs: "Načte se s volbou --walks.", en: "Take it in: --walks")
    }
    return localizer.say(
      cs:
        "Zadejte soubor plavání nebo běhu se záznamem bodů (hodinky je mají ve složce Activity), nebo deník se sériemi.",
      en:
        "Give the file of a swim, of a run with its track (watches keep them in a folder Activity), or a log with sets."
    )
  }

  private func problem(of file: Damaged, _ localizer: MessageLocalizer) -> String {
    guard let byte = file.byte else { return localizer.text(file.problem) }
    let (language, at) = (localizer.language, localizer.language.number(Int(clamping: byte)))
    switch file.problem.content(as: FormatMessage.self) {
    case .gzipCut:
      return localizer.say(cs: "končí uprostřed, v bajtu \(at)", en: "ends at byte \(at) in the middle")
    case .cutFIT(let end):
      let whole = language.number(end)
      return localizer.say(
        cs: "končí po \(at) \(language.outOf(text: whole)) bajtů; s volbou --salvage se načtou",
        en: "ends after \(at) of \(whole) bytes; --salvage reads those")
    default: return localizer.text(file.problem) + localizer.say(cs: ", bajt \(at)", en: ", byte \(at)")
    }
  }

  /// Returns a text that asks which sport an activity was, because its file gives only a word for it, a distance and a
  /// duration.
  func whatWasIt(
    _ word: String, _ millimetres: Int64, _ milliseconds: Int64, _ localizer: MessageLocalizer
  ) -> MessageText {
    let language = localizer.language
    let (length, time) = (
      language.way(min(max(millimetres, 0), 1 << 50), .kilometre), language.clock(seconds: milliseconds / 1_000)
    )
    return localizer.localized(
      cs: "uvádí „\(printable(word))“, \(length) za \(time): chůze, běh, nebo plavání?",
      en: "says \"\(printable(word))\", \(length) in \(time): a walk, a run or a swim?",
      hint: localizer.say(
        cs: "--sport walking, running nebo swimming (bazén: --pool 25)",
        en: "--sport walking, running or swimming (pool: --pool 25)"))
  }
}

extension BookMessage.Service {
  /// The service's name; nil if it is unknown.
  private var name: String? {
    switch self {
    case .samsung: "Samsung Health"
    case .fitbit: "Fitbit"
    case .zepp: "Zepp"
    case .healthAutoExport: "Health Auto Export"
    case .garminList, .garminIntervals: "Garmin"
    case .adidas: "adidas Running"
    case .form: "FORM"
    case .endomondo: "Endomondo"
    case .suunto: "Suunto"
    case .mapMyRun: "MapMyRun"
    case .concept2: "Concept2"
    case .googleFit: "Google Fit"
    case .polarTable: "Polar Flow"
    case .swimTable: nil
    }
  }

  /// Returns a text that says that the book can't read this service's exports, and which other export the user can
  /// import instead.
  func wayOut(_ localizer: MessageLocalizer) -> MessageText {
    let hint =
      switch self {
      case .samsung:
        localizer.say(
          cs: "V Samsung Health otevřete cvičení, Další, Exportovat GPX: takové soubory se čtou.",
          en: "In Samsung Health open each exercise, More, Export as GPX: those files are read.")
      case .fitbit:
        localizer.say(
          cs: "Na fitbit.com otevřete aktivitu a exportujte ji jako TCX: takové soubory se čtou.",
          en: "On fitbit.com open each activity and export it as TCX: those files are read.")
      case .zepp:
        localizer.say(
          cs: "V Zeppu otevřete trénink, Sdílet, Exportovat jako FIT, TCX nebo GPX: takové soubory se čtou.",
          en: "In Zepp open a workout, Share, Export as FIT, TCX or GPX: those files are read.")
      case .healthAutoExport:
        localizer.say(
          cs: "Exportujte ze Zdraví samotného: váš obrázek, Exportovat všechna zdravotní data; zip se čte.",
          en: "Export from Apple's Health itself: your picture, Export All Health Data; the zip is read.")
      case .adidas:
        localizer.say(
          cs: "Tréninky bez GPX či TCX mají jen JSON, který se nečte.",
          en: "Sessions without a GPX or TCX have only a JSON that is not read.")
      case .garminList:
        localizer.say(
          cs: "Tento seznam nemá délky ani trasu. V Garmin Connect otevřete Účet, Exportovat data; zip se čte.",
          en: "This list has no laps and no track. In Garmin Connect open Account, Export Your Data; the zip is read.")
      case .garminIntervals:
        localizer.say(
          cs: "V Garmin Connect otevřete plavání a vyexportujte jeho původní soubor: ten zip se čte.",
          en: "In Garmin Connect open the swim and export its original file: that zip is read.")
      case .form:
        localizer.say(
          cs: "V aplikaci FORM vyexportujte plavání jako FIT: takový soubor se čte.",
          en: "In the FORM app export the swim as FIT: that file is read.")
      case .endomondo:
        localizer.say(
          cs: "Vedle tohoto JSON má export ve složce Workouts i TCX: to se čte.",
          en: "Beside this JSON, the export has a TCX in its folder Workouts: that file is read.")
      case .suunto:
        localizer.say(
          cs: "V aplikaci Suunto vyexportujte trénink jako FIT nebo GPX: takové soubory se čtou.",
          en: "In the Suunto app export the workout as FIT or GPX: those files are read.")
      case .mapMyRun:
        localizer.say(
          cs: "Na mapmyrun.com otevřete trénink a exportujte ho jako TCX: takové soubory se čtou.",
          en: "On mapmyrun.com open each workout and export it as TCX: those files are read.")
      case .concept2:
        localizer.say(cs: "Veslování kniha nevede.", en: "The book keeps no rowing.")
      case .googleFit:
        localizer.say(
          cs: "Denní součty nejsou aktivity; z exportu se čtou soubory TCX.",
          en: "Daily totals are not activities; the TCX files of the export are read.")
      case .polarTable:
        localizer.say(
          cs: "V Polar Flow vyexportujte trénink jako TCX nebo GPX: takové soubory se čtou.",
          en: "In Polar Flow export the session as TCX or GPX: those files are read.")
      case .swimTable:
        localizer.say(
          cs: "Vyexportujte plavání z aplikace nebo z hodinek jako FIT nebo TCX: takové soubory se čtou.",
          en: "Export the swim from the app or the watch as FIT or TCX: those files are read.")
      }
    guard let name else {
      return localizer.localized(
        cs: "tabulka plavání, která se nečte", en: "a table of swims, which is not read", hint: hint)
    }
    return localizer.localized(
      cs: "export ze služby \(name), který se nečte", en: "an export of \(name), which is not read", hint: hint)
  }
}

extension ImportRemark {
  func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .trailingBytes:
      localizer.localized(cs: "bajty za koncem se nečetly", en: "bytes behind its end were not read")
    case .salvaged:
      localizer.localized(
        cs: "je neúplný, načteno po poslední celou zprávu", en: "is cut; read up to its last whole message")
    case .noSession:
      localizer.localized(cs: "nahrávání v něm nekončí", en: "its recording was never finished")
    case .noZone:
      localizer.localized(cs: "časy nemají pásmo, berou se jako UTC", en: "its times have no zone and count as UTC")
    case .listDisagrees:
      localizer.localized(cs: "seznam ho nazývá jinak než on sám", en: "the list calls it something that it is not")
    case .fileMissing:
      localizer.localized(
        cs: "uvádí soubor, který tu není; berou se součty", en: "names a file that is not there; its totals are taken")
    }
  }
}

extension BookMessage.Sport {
  var czech: String {
    switch self {
    case .running: "běh"
    case .cycling: "kolo"
    case .swimming: "plavání"
    case .transition: "přechod"
    case .fitnessEquipment: "posilovna"
    case .training: "cvičení"
    case .walking: "chůze"
    case .rowing: "veslování"
    case .hiking: "turistika"
    case .multisport: "více sportů"
    case .paddling: "pádlování"
    case .paddleboarding: "paddleboard"
    case .named(let name): name
    case .unnamed: "nepojmenovaný sport"
    }
  }

  var english: String {
    switch self {
    case .running: "running"
    case .cycling: "cycling"
    case .swimming: "swimming"
    case .transition: "transition"
    case .fitnessEquipment: "fitness equipment"
    case .training: "training"
    case .walking: "walking"
    case .rowing: "rowing"
    case .hiking: "hiking"
    case .multisport: "multisport"
    case .paddling: "paddling"
    case .paddleboarding: "stand-up paddling"
    case .named(let name): name
    case .unnamed: "unnamed sport"
    }
  }
}
