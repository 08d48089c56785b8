import Libc
import TestSupport
import Testing

/// `watch`: what happens to the book, for people and for programs, through services that come and go.
@Suite struct WatchTests {
  @Test func itNeedsAService() {
    let book = SampleBook()
    let result = book.program("watch")
    #expect(result.status == 2)
    #expect(result.words.contains("\(book.program.line) service start"))
  }

  @Test func anImportIsToldWithTheRecordsItBreaks() {
    let served = ServedBook()
    let (people, czech, programs) = served.watchers
    served.importFasterSwim()
    #expect(
      people.first(3) == [
        "Imported: 1 file", "The book has changed",
        "New record: Freestyle 50 m  25 m pool  50.37  1.13 faster",
      ])
    #expect(
      czech.first(3) == [
        "Načteno: 1 soubor", "Kniha se změnila",
        "Nový rekord: Kraul 50 m  Bazén 25 m  50,37  o 1,13 rychlejší",
      ])
    #expect(
      programs.first(3).map { Notice($0).description } == [
        #"{"event":"book.importFinished","details":{"fileCount":1}}"#,
        #"{"event":"swimming.bookChanged","details":{}}"#,
        #"{"event":"swimming.recordBroken","details":{"style":"freestyle","distance":50,"unit":"m","course":"scm","#
          + #""hundredths":5037,"beforeHundredths":5150}}"#,
      ])
    // A second import of the same file changes nothing and sends no event; the next change does.
    served.importFasterSwim()
    #expect(served.program("settings", "set", "theme", "dark").status == 0)
    #expect(people.first(4).last?.hasPrefix("The settings have changed.") == true)
  }

  @Test func aCorrectionIsToldWithTheRecordsItBreaks() {
    let served = ServedBook()
    served.importFasterSwim()
    let (people, czech, programs) = served.watchers
    #expect(served.program("swim", "edit-style", "20230606T060000Z.1", "backstroke").status == 0)
    // What comes back when it is taken back was not broken.
    #expect(served.program("undo").status == 0)
    #expect(
      people.first(3) == [
        "The book has changed: style, swim 20230606T060000Z, laps 1–2",
        "New record: Backstroke 50 m  25 m pool  50.37",
        "Undone: style, swim 20230606T060000Z, laps 1–2",
      ])
    #expect(
      czech.first(3) == [
        "Kniha se změnila: styl, trénink 20230606T060000Z, délky 1–2",
        "Nový rekord: Znak 50 m  Bazén 25 m  50,37",
        "Vzato zpět: styl, trénink 20230606T060000Z, délky 1–2",
      ])
    let changed =
      #"{"event":"swimming.bookChanged","details":{"swim":"20230606T060000Z","laps":[1,2],"change":"style"}}"#
    #expect(
      programs.first(3).map { Notice($0).description } == [
        changed,
        #"{"event":"swimming.recordBroken","details":{"style":"backstroke","distance":50,"unit":"m","course":"scm","#
          + #""hundredths":5037}}"#,
        changed.replacing("\"style\"}", with: "\"style\",\"undone\":true}"),
      ])
  }

  @Test func settingsAndProfileAreTold() {
    let served = ServedBook()
    let (people, czech, programs) = served.watchers
    for theme in ["dark", "dark"] { #expect(served.program("settings", "set", "--theme", theme).status == 0) }
    #expect(served.program("profile", "set", "--name", "Z").status == 0)
    #expect(
      people.first(2) == [
        "The settings have changed. Theme: Dark (was System)",
        "The profile has changed. Name: Z, Picture: Swimmer silhouette",
      ])
    #expect(
      czech.first(2) == [
        "Nastavení se změnila. Vzhled: Tmavý (bylo Podle systému)",
        "Profil se změnil. Jméno: Z, Obrázek: Silueta plavce",
      ])
    let told = programs.first(2).map { Notice($0).description }
    #expect(
      told.first?.hasPrefix(
        #"{"event":"settings.settingsChanged","details":{"theme":"dark","design":"as-designed","language":"system","#
          + #""book.dates":"language","book.clock":"language","book.overview":"","book.zone":"","swimming.showUnknown":true,"swimming.longDistances":false"#
      ) ?? false)
    #expect(told.last == #"{"event":"profile.profileChanged","details":{"name":"Z","avatar":"silhouette"}}"#)
  }

  @Test func theAccessToHealthDataIsTold() {
    let served = ServedBook()
    let (people, czech, programs) = served.watchers
    let export = served.book.sandbox.write(AppleHealthSample.xml, to: "export.xml")
    #expect(served.program("access", "grant", export).status == 0)
    #expect(served.program("access", "revoke").status == 0)
    #expect(
      people.first(2) == ["Access to health data is granted: \(export)", "Access to health data is revoked"])
    #expect(
      czech.first(2) == ["Přístup ke zdravotním datům je povolen: \(export)", "Přístup ke zdravotním datům je odebrán"])
    #expect(
      programs.first(2).map { Notice($0).description } == [
        #"{"event":"book.accessChanged","details":{"status":"granted","path":"\#(export)"}}"#,
        #"{"event":"book.accessChanged","details":{"status":"revoked"}}"#,
      ])
  }

  /// Events that this version has no words for, or with values that it does not know, are printed as they came.
  @Test func whatAnotherVersionTellsIsToldToo() throws {
    let book = SampleBook()
    let told = [
      #"{"cursor":"5-1","event":"swimming.bookChanged","details":{"swim":"20230606T060000Z","change":"remove"}}"#,
      #"{"cursor":"5-2","event":"swimming.bookChanged","details":{"change":"fold","parts":[1]}}"#,
      #"{"cursor":"5-3","event":"book.importFinished","details":{"fileCount":2,"odd":0}}"#,
      #"{"cursor":"5-4","event":"profile.profileChanged","details":{"name":"","avatar":"waves"}}"#,
      #"{"cursor":"5-5","event":"pool.drained","details":{}}"#,
    ].map { #"{"jsonrpc":"2.0","method":"events.event","params":\#($0)}"# }
    let following = #"{"jsonrpc":"2.0","id":2,"result":{"cursor":"5-0","resumed":true}}"#
    for (language, lines) in [
      (
        "en",
        [
          "The book has changed: removal, swim 20230606T060000Z", "swimming.bookChanged: change fold",
          "Imported: 2 files",
          "The profile has changed. Name: Swimmer, Picture: Waves", "pool.drained",
        ]
      ),
      (
        "cs",
        [
          "Kniha se změnila: vyřazení, trénink 20230606T060000Z", "swimming.bookChanged: change fold",
          "Načteno: 2 soubory", "Profil se změnil. Jméno: Plavec, Obrázek: Vlny",
          "pool.drained",
        ]
      ),
    ] {
      let service = try FakeService(
        book.sandbox.store + "/sock",
        [
          "service.hello": FakeService.hello(book.sandbox.store),
          "events.subscribe": .line(([following] + told).joined(separator: "\n")),
        ])
      do {
        let watcher = Watcher(book.program, ["--language", language, "watch"])
        #expect(watcher.first(5) == lines)
      }
      service.stop()
    }
  }

  /// In whichever way it learns its language.
  @Test(arguments: [["watch"], ["--json", "watch"], ["--language", "cs", "watch"]])
  func itIsOneClient(words: [String]) throws {
    let served = ServedBook()
    let watcher = Watcher(served.program, words)
    #expect(watcher.says("Ctrl-C"))
    // Whoever asks is the other one.
    #expect(served.program("--json", "call", "service.status").output.contains(#""clients":2,"#))
  }

  /// From the cursor of an event, whoever heard it: all that came after it, once.
  @Test func itGoesOnAfterACursor() throws {
    let served = ServedBook()
    let cursor = try {
      let programs = served.watcher("--json", "watch")
      for theme in ["dark", "light"] { #expect(served.program("settings", "set", "--theme", theme).status == 0) }
      return try #require(programs.first(2).first.map(Notice.init)).cursor
    }()
    #expect(served.program("settings", "set", "--theme", "system").status == 0)
    let later = served.watcher("--json", "watch", "--after", cursor)
    #expect(later.first(2).map { Notice($0).theme } == ["light", "system"])
    #expect(served.program("settings", "set", "--theme", "dark").status == 0)
    #expect(later.first(3).map { Notice($0).theme } == ["light", "system", "dark"])
    #expect(!later.words.contains("are lost; following from now on"))
  }

  /// The connection breaks, and the same service is there again.
  @Test func itGoesOnWhereItWasWhenItConnectsAgain() throws {
    let book = SampleBook()
    let said = { (cursor: String, number: Int) in
      #"{"jsonrpc":"2.0","id":2,"result":{"cursor":"\#(cursor)","resumed":true}}"# + "\n"
        + #"{"jsonrpc":"2.0","method":"events.event","params":{"cursor":"5-\#(number)","event":"tea.poured","#
        + #""details":{"cups":\#(number)}}}"#
    }
    let service = try FakeService(
      book.sandbox.store + "/sock",
      [
        "service.hello": FakeService.hello(book.sandbox.store), "events.subscribe": .last(said("5-1", 2)),
        "events.subscribe after": .line(said("5-2", 3)),
      ])
    do {
      let watcher = Watcher(book.program, ["--language", "en", "watch"])
      #expect(watcher.first(2) == ["tea.poured: cups 2", "tea.poured: cups 3"])
      #expect(
        watcher.words == """
          recordbook: following; stop with Ctrl-C
          recordbook: the service has stopped; waiting for the next one
          recordbook: following; stop with Ctrl-C

          """)
    }
    #expect(service.lines.last?.contains(#""params":{"after":"5-2"}"#) == true)
    service.stop()
  }

  @Test func itSaysWhenItCannotGoOn() {
    let served = ServedBook()
    let (people, czech, programs) = served.watchers
    #expect(served.program("settings", "set", "--theme", "dark").status == 0)
    for watcher in [people, czech, programs] { #expect(watcher.first(1).count == 1) }
    #expect(served.program("service", "restart").status == 0)
    #expect(people.says("the service has stopped; waiting for the next one"))
    #expect(czech.says("služba skončila; čekám na další"))
    // The new service does not know the events that the old one sent.
    #expect(people.says("the events in between are lost; following from now on"))
    #expect(czech.says("co se stalo mezitím, už služba neví; sleduji od teď"))
    #expect(programs.first(2).last == #"{"event":"watch.missed"}"#)
    #expect(served.program("settings", "set", "--theme", "light").status == 0)
    #expect(programs.first(3).map { Notice($0).theme } == ["dark", "", "light"])
    #expect(people.first(2).count == 2)
  }

  @Test func aCursorThatNoServiceGaveIsToldOf() {
    let served = ServedBook()
    let watcher = Watcher(served.program, ["--json", "watch", "--after", "zzz-9"])
    #expect(watcher.says("are lost; following from now on"))
    #expect(watcher.first(1) == [#"{"event":"watch.missed"}"#])
  }
}

extension ServedBook {
  /// The sample's swim a day later, its freestyle faster.
  fileprivate func importFasterSwim() {
    let export = String(decoding: AppleHealthSample.xml, as: UTF8.self)
      .replacing("2023-06-05", with: "2023-06-06").replacing("0.41875", with: "0.4")
    let imported = program("import", book.sandbox.write(Array(export.utf8), to: "faster.xml"))
    precondition(imported.status == 0, imported.words)
  }

  /// Those who follow the book from now on: a person, another who speaks Czech, and a program.
  fileprivate var watchers: (people: Watcher, czech: Watcher, programs: Watcher) {
    (watcher("watch"), watcher("--language", "cs", "watch"), watcher("--json", "watch"))
  }

  fileprivate func watcher(_ words: String...) -> Watcher {
    let watcher = Watcher(program, words)
    precondition(watcher.says("Ctrl-C"), watcher.words)
    return watcher
  }
}

/// A line of `--json watch`.
private struct Notice {
  let cursor: String
  /// The line without the cursor, which is another each time.
  let description: String

  init(_ line: String) {
    cursor = String(line.split(separator: "\"cursor\":\"").dropFirst().first?.prefix { $0 != "\"" } ?? "")
    description = line.replacing(#""cursor":"\#(cursor)","#, with: "")
  }

  var theme: String {
    String(description.split(separator: "\"theme\":\"").dropFirst().first?.prefix { $0 != "\"" } ?? "")
  }
}
