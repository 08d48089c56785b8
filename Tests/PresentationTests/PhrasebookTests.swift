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

  /// Every entry says as many varying parts in each language, and none hides behind an earlier one.
  @Test func entriesFit() {
    for entry in Phrasebook.swimming.czech {
      #expect(entry.english.count == entry.czech.count)
      let english = entry.english.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "7")
      #expect(Phrasebook.swimming.say(english, in: .cs) == entry.czech.joined(separator: "7"), "\(english)")
    }
  }
}
