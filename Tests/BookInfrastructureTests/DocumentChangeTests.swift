import BookInfrastructure
import KernelApplication
import KernelDomain
import System
import TestSupport
import Testing

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

  @Test func nothingIsWrittenWhereNothingChanges() throws {
    try mine.settings.change { $0 }
    try mine.profiles.change { $0 }
    #expect(try !mine.fileSystem.exists("/store"))
  }
}
