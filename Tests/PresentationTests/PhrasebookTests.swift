import BookPresentation
import KernelApplication
import KernelDomain
import SwimmingPresentation
import Testing

@testable import KernelPresentation

@Suite struct PhrasebookTests {
  private let book = Phrasebook(czech: [
    "it ends *": "končí *", "inside a tag": "uvnitř značky", "* of * laps": "* z * délek", "laps *-*": "délky *-*",
  ])

  @Test(arguments: [
    ("inside a tag", "uvnitř značky"), ("it ends inside a tag", "končí uvnitř značky"),
    ("it ends there", "končí there"),
    ("3 of 12 laps", "3 z 12 délek"), ("laps 3-4", "délky 3-4"), ("laps 3-4-5", "délky 3-4-5"), ("", ""),
    ("it ends ", "it ends "), ("something else", "something else"), ("a tag", "a tag"),
  ]) func saysInCzech(english: String, czech: String) {
    #expect(book.say(english, in: .cs) == czech)
    #expect(book.say(english, in: .en) == english)
  }

  @Test func theFirstBookComesFirst() {
    let both = Phrasebook(czech: ["laps *-*": "první *-*"]).adding(book)
    #expect(both.say("laps 1-2", in: .cs) == "první 1-2")
    #expect(both.say("inside a tag", in: .cs) == "uvnitř značky")
  }

  @Test(arguments: [
    ("byte 7, line 9", "bajt 7, řádek 9"),
    ("is cut: it ends before </HealthData>", "je neúplný: končí před </HealthData>"),
    ("is not well-formed XML: a & begins no reference", "není správné XML: & nezačíná odkaz na znak"),
    ("is not well-formed XML: </a> stands where </b> should", "není správné XML: je tu </a>, a má tu být </b>"),
    ("is corrupt: a.xml is cut", "je poškozený: soubor a.xml je neúplný"),
    ("is corrupt: its list of files is damaged", "je poškozený: seznam souborů je porušený"),
    (
      "Give yourself the right to make it, or choose another --store.",
      "Nastavte si k ní právo (vytvořit), nebo zvolte jinou: --store DIR"
    ),
  ]) func whatIsWrongWithAFileIsAllCzech(english: String, czech: String) {
    #expect(Phrasebook.all.say(english, in: .cs) == czech)
  }

  @Test func whatIsNotThereDoesNotExistWhateverItsGender() {
    let failure = Failure.notFound(what: "segment", name: "1.2", hint: "That workout has segments 1 to 9.")
    let words = FailureWords(failure, language: .cs, phrases: .all)
    #expect(words.problem == "úsek „1.2“ neexistuje")
    #expect(words.hint == "Ten trénink má úseky 1 až 9.")
  }

  @Test(arguments: [
    ("there is no change to take back", "není změna, kterou by šlo vzít zpět"),
    ("later changes rest on change 3: 5, 7", "na změně 3 stojí pozdější změny: 5, 7"),
    ("change 4 rests on changes that are taken back: 2", "změna 4 stojí na změnách vzatých zpět: 2"),
  ]) func theWayBackIsAllCzech(english: String, czech: String) {
    #expect(Phrasebook.all.say(english, in: .cs) == czech)
  }

  /// Every entry says as many varying parts in each language, and none hides behind an earlier one.
  @Test func entriesFit() {
    for entry in Phrasebook.all.czech {
      #expect(entry.english.count == entry.czech.count)
      let english = entry.english.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "7")
      #expect(Phrasebook.all.say(english, in: .cs) == entry.czech.joined(separator: "7"), "\(english)")
    }
  }
}

extension Phrasebook {
  /// As the program has it.
  fileprivate static let all = Phrasebook.swimming.adding(.book).adding(.kernel)
}
