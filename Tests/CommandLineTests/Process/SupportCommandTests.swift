import Testing

/// Plans and shares, as a person names them.
@Suite struct SupportCommandTests {
  private let program = Program(sandbox: Sandbox())

  private func share(_ plan: String) {
    #expect(program("support", "plan", plan).status == 0)
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
    #expect(program("support", "plans").output.components(" revoked") == 2)
  }

  @Test func aPlanWithoutMessagesIsRemovedAlone() {
    share("Sunday")
    let removed = program("support", "remove", "Sunday")
    #expect(removed.output.hasSuffix("is removed for good\n"), "\(removed)")
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
