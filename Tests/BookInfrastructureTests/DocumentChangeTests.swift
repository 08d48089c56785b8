import BookInfrastructure
import KernelDomain
import System
import TestSupport
import Testing

@testable import KernelApplication

/// Two processes change profile and settings of one book: what one has not asked for stays as the other left it.
struct DocumentChangeTests {
  private let mine: DocumentsUnderTest
  private let other: DocumentsUnderTest

  init() {
    let disk = MemoryFileSystem()
    mine = DocumentsUnderTest(disk)
    other = DocumentsUnderTest(disk)
  }

  @Test func aSettingThatAnotherProcessChangesMeanwhileStays() throws {
    try mine.settings.change { Settings(theme: .light, design: $0.design, language: .en) }
    var meanwhile: (() throws -> Void)? = { [other] in
      try other.settings.change {
        Settings(theme: $0.theme, language: .cs, values: ["swimming.showUnknown": .flag(true)])
      }
    }
    let after = try mine.settings.change { settings in
      // The first time, what was read before the book was locked.
      #expect(throws: Never.self) { try meanwhile?() }
      meanwhile = nil
      var settings = settings
      settings.theme = .dark
      return settings
    }
    let expected = Settings(theme: .dark, language: .cs, values: ["swimming.showUnknown": .flag(true)])
    #expect(after == expected)
    #expect(try other.settings.settings() == expected)
  }

  @Test func aNameThatAnotherProcessGivesMeanwhileStays() throws {
    try mine.profiles.change { _ in Profile(name: "Eva") }
    var meanwhile: (() throws -> Void)? = { [other] in
      try other.profiles.change { Profile(name: "Jana", avatar: $0.avatar) }
    }
    let after = try mine.profiles.change { profile in
      #expect(throws: Never.self) { try meanwhile?() }
      meanwhile = nil
      return Profile(name: profile.name, avatar: .waves)
    }
    #expect(after == Profile(name: "Jana", avatar: .waves))
    #expect(try other.profiles.profile() == after)
  }

  /// Each takes a word out of a list. Neither brings back the word that the other took out.
  @Test func aWordThatAnotherProcessTakesOutOfAListMeanwhileStaysOut() throws {
    let meanwhile = Locked(true)
    let change = update(mine) { [self] in
      let isFirst = meanwhile.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if isFirst { #expect(throws: Never.self) { try update(other)(Self.without("b")) } }
    }
    let after = try change(Self.without("a"))
    #expect(after.value(of: Self.list) == .text("c"))
    #expect(after.set == [SetSetting(name: "book.list", value: .text("c"), was: .text("a,c"))])
    #expect(throws: Failure.self) { try update(other)(Self.without("c")) }
    #expect(try other.settings.settings().value(of: Self.list) == .text("c"))
  }

  private static let list = Setting("book.list", listOf: ["a", "b", "c"])

  private static func without(_ word: String) -> UpdateSettings.Input {
    UpdateSettings.Input(values: [list.name: .text("without-" + word)])
  }

  /// Changes settings of a book, and does something else between reading and writing them.
  private func update(
    _ book: DocumentsUnderTest, meanwhile: @escaping @Sendable () -> Void = {}
  ) -> UpdateSettings {
    UpdateSettings(
      settings: book.settings, declared: { [Self.list] },
      today: {
        meanwhile()
        return CivilDay(daysSinceEpoch: 20_779)
      }, isZone: { _ in false })
  }

  @Test func nothingIsWrittenWhereNothingChanges() throws {
    try mine.settings.change { $0 }
    try mine.profiles.change { $0 }
    #expect(try !mine.fileSystem.exists("/store"))
  }
}
