import Testing

/// Plans and shares, as a person names them.
@Suite struct SupportCommandTests {
  private let program = Program(sandbox: Sandbox())

  private func share(_ plan: String) {
    #expect(program("support", "add", plan).status == 0)
    let page = program.sandbox.path + "/" + plan + ".html"
    #expect(program("support", "share", plan, page, "--to", "Petr").status == 0)
  }

  @Test func ofSeveralSharesTheOpenOneIsMeant() {
    share("Sunday")
    #expect(program("support", "revoke", "Petr").status == 0)
    share("Monday")
    share("Tuesday")
    let several = program("support", "revoke", "Petr")
    #expect(several.status == 2)
    #expect(several.words.contains("(Monday, ") && several.words.contains("(Tuesday, "), "\(several.words)")
    #expect(!several.words.contains("Sunday"))
    #expect(program("undo").status == 0)
    #expect(program("support", "revoke", "Petr").status == 0)
    #expect(program("support", "list").output.components(" revoked") == 2)
  }

  /// It is asked of differently, not at another time.
  @Test func tooManyFilesAtOnceAreBadInput() {
    let folder = program.sandbox.makeFolder("voices")
    for number in 0...1_000 { program.sandbox.write(Array("RIFF0000WAVE".utf8), to: "voices/\(number).wav") }
    let refused = program("support", "receive", folder)
    #expect(refused.status == 2 && refused.words.contains("\(folder): too many files"), "\(refused)")
    let halves = ["one", "two"].map { name in
      let half = program.sandbox.makeFolder(name)
      for number in 0...500 { program.sandbox.write(Array("RIFF0000WAVE".utf8), to: "\(name)/\(number).wav") }
      return half
    }
    let together = program.run(["support", "receive"] + halves)
    #expect(together.status == 2 && together.words.contains("too many files"), "\(together)")
  }

  @Test func aPlanWithoutMessagesIsRemovedAlone() {
    share("Sunday")
    let refused = program("support", "delete", "Sunday")
    #expect(refused.status == 2 && refused.words.contains("the plan \"Sunday\" and") && refused.words.contains("--yes"))
    let removed = program("support", "delete", "Sunday", "--yes")
    #expect(removed.output.hasSuffix("was permanently removed\n"), "\(removed)")
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
