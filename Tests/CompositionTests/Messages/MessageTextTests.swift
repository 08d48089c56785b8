import BookApplication
import BookPresentation
import Composition
import FeedApplication
import FeedPresentation
import JSONCoding
import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerPresentation
import RunningApplication
import RunningPresentation
import StrengthApplication
import StrengthPresentation
import SupportApplication
import SupportPresentation
import SwimmingApplication
import SwimmingPresentation
import Testing

@Suite struct MessageTextTests {
  private static let kinds: [any LocalizableMessage.Type] = [
    FileMessage.self, FormatMessage.self, JSONMessage.self, StoreMessage.self, ChangeMessage.self, ServiceMessage.self,
    InputMessage.self, SystemMessage.self, BackupMessage.self, BookMessage.self, SwimmingMessage.self,
    SwimCorrectionMessage.self, SwimMeetMessage.self, SwimImportMessage.self,
    PrayerMessage.self, AccountMessage.self, RunningMessage.self, StrengthMessage.self,
    SupportMessage.self, FeedMessage.self,
  ]
  private let sources: MessageSources
  private let program = Program(options: ["--store", "/tmp/a book", "--socket", "/s"])

  init() throws {
    sources = try MessageSources()
  }

  private func localizer(_ language: Language, _ program: Program = .usual) -> MessageLocalizer {
    MessageLocalizer(language, program: program, App.strings)
  }

  @Test func everyKindIsAmongThem() {
    #expect(Set(MessageTextTests.kinds.map { "\($0)" }) == sources.enums)
  }

  private func everyMessage(_ body: (Message) throws -> Void) throws {
    for kind in MessageTextTests.kinds { try every(kind, body) }
  }

  private func every<Content: LocalizableMessage>(_ kind: Content.Type, _ body: (Message) throws -> Void) throws {
    let samples = try sources.samples(of: kind)
    #expect(samples.count >= sources.cases["\(kind)"]?.count ?? 1)
    for sample in samples { try body(Message(sample)) }
  }

  @Test func eachIsSaidInBothLanguages() throws {
    try everyMessage { message in
      let (cs, en) = (localizer(.cs).localized(message), localizer(.en).localized(message))
      #expect(cs.text != en.text || message.isName, "\(message)")
      for words in [cs, en] {
        #expect(!words.text.isEmpty && !words.text.hasSuffix("."), "\(message): \(words.text)")
        #expect(words.hint?.isEmpty != true, "\(message)")
      }
      #expect((cs.hint == nil) == (en.hint == nil), "\(message)")
      if let hint = cs.hint { #expect(hint != en.hint, "\(message): \(hint)") }
    }
  }

  /// Whatever makes an import refuse a file, the user learns what to do next.
  @Test func everyProblemOfAFileHasANextStep() throws {
    func check(_ message: Message) {
      for language in Language.allCases {
        let refused = Message.book(.nothingForBook(what: .book(.file), why: message, more: 0))
        #expect(localizer(language).localized(refused).hint?.isEmpty == false, "\(message)")
      }
    }
    try every(FormatMessage.self) { message in
      check(message)
      for language in Language.allCases { #expect(localizer(language).localized(message).hint != nil, "\(message)") }
    }
    for kind in [BookMessage.self, RunningMessage.self, SwimImportMessage.self] as [any LocalizableMessage.Type] {
      try every(kind, check)
    }
  }

  /// What names a command names it as the user has to call it: for this book, and by words that are commands.
  @Test func everyCommandBeginsWithTheProgram() throws {
    let names = /recordbook (?:[a-z])/
    try everyMessage { message in
      for language in Language.allCases {
        let words = localizer(language, program).localized(message)
        for text in [words.text, words.hint ?? ""] {
          let rest = text.replacing(program.line, with: "PROGRAM")
          let bare = rest.matches(of: names).map { String(rest[$0.range]) }
          #expect(bare.isEmpty || message == .file(.draftNotOurs), "\(message): \(text)")
        }
      }
    }
  }

  /// The names of operations in system errors have Czech words, too.
  @Test func everyOperationOfTheSystemIsWorded() throws {
    let operations = try MessageSources.operations()
    #expect(operations.count > 20)
    for operation in operations {
      let words = localizer(.cs).text(.system(.refused(operation: operation, path: "/a", reason: "R")))
      #expect(words.hasPrefix("/a: nejde ") && words.hasSuffix(": R"))
      #expect(!words.contains(operation), "\(words)")
    }
  }

  @Test func commandsOfSwimsHaveTheirNoun() {
    let swim = Message.swimming(.noSuchSwim(name: "S"))
    #expect(localizer(.en).localized(swim).hint == "See which there are: recordbook swim list")
    #expect(localizer(.cs).localized(swim).hint == "Které jsou, ukáže: recordbook swim list")
    let pool = Message.swimming(.poolNotGiven(swim: "S"))
    #expect(localizer(.en, program).text(pool).hasSuffix(": \(program.line) swim set-pool S METRES"))
  }

  /// A style is called as the user calls it, and given as the program takes it.
  @Test func stylesAreListedInTheLanguage() {
    let message = Message.swimming(.noRecordsOfStyle(style: "drill", styles: ["freestyle", "backstroke"]))
    #expect(
      localizer(.cs).localized(message)
        == MessageText(
          "rekordy se nevedou: technika", hint: "Na výběr je: freestyle (kraul), backstroke (znak)"))
    #expect(
      localizer(.en).localized(message)
        == MessageText(
          "there are no records for drill", hint: "There are: freestyle, backstroke"))
  }

  @Test func whatIsNoJSONIsSaidInCzech() {
    let message = Message.json(.notJSON(line: 1, column: 2, problem: .expectedAtEnd(what: .memberName)))
    #expect(
      localizer(.cs).text(message)
        == "není to JSON, řádek 1, sloupec 2: má tu být jméno členu v uvozovkách, ale dokument končí")
    #expect(
      localizer(.en).text(message)
        == "not JSON at line 1, column 2: expected a member's name in quotes, but the document ends")
  }

  // MARK: From another process

  private var english: EnglishLocalizer { EnglishLocalizer { [self] in localizer(.en).english($0) } }

  /// Coded and decoded, every message is worded anew.
  @Test func eachSurvivesItsJSON() throws {
    try everyMessage { message in
      let json = try JSONDocument.encode(message, english: english)
      let told = try JSONDocument.decode(Message.self, from: json)
      // The list below the text is made anew from the message.
      let words = english(message)
      #expect(told.remote?.words == MessageText(words.text, hint: words.hint), "\(message)")
      for language in Language.allCases {
        #expect(
          localizer(language, program).localized(told) == localizer(language, program).localized(message), "\(message)")
      }
      #expect(try JSONDocument.encode(told) == json, "\(message)")
    }
  }

  @Test func theIDAndArgumentsAreThoseOfTheCase() throws {
    let json = try JSONDocument.encode(Message.swimming(.lapWasSplit(lap: 4, change: 41)), english: english)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"message":"lap 4 was split","hint":"Undo that first: recordbook undo 41","#
        + #""id":"swimming.lapWasSplit","arguments":{"lap":4,"change":41}}"#)
  }

  @Test(arguments: [
    #"{"message":"the sea was rough","hint":"Wait.","id":"swimming.seaWasRough","arguments":{"waves":7}}"#,
    #"{"message":"the sea was rough","hint":"Wait.","id":"tides.lapWasSplit","arguments":{"lap":4}}"#,
    #"{"message":"the sea was rough","hint":"Wait.","id":"swimming.lapWasSplit","arguments":{"waves":7}}"#,
    #"{"message":"the sea was rough","hint":"Wait.","id":"rough","arguments":[]}"#,
    #"{"message":"the sea was rough","hint":"Wait."}"#,
  ])
  func whatThisVersionDoesNotKnowStaysEnglish(json: String) throws {
    let told = try JSONDocument.decode(Message.self, from: Array(json.utf8))
    #expect(localizer(.cs).localized(told) == MessageText("the sea was rough", hint: "Wait."))
  }
}

extension MessageLocalizer {
  fileprivate func english(_ message: Message) -> MessageText {
    localized(message)
  }
}

extension Message {
  /// Whether the message is the name of a file alone, which is the same in every language.
  fileprivate var isName: Bool {
    if case .entry? = content(as: BookMessage.self) { true } else { false }
  }
}
