import Composition
import KernelApplication
import Libc
import Testing

/// What somebody else has put where a command is to write stays as it is.
@Suite struct PlantedPathsTests {
  private let book = SampleBook()
  private var sandbox: Sandbox { book.sandbox }

  @Test(arguments: [
    ["export", "--format", "csv"], ["export", "--format", "html"], ["export", "--format", "json"],
    ["theme", "export", "--format", "css"],
  ])
  func linkInPlaceOfADraft(words: [String]) {
    let precious = sandbox.makeFolder("precious")
    sandbox.write([1], to: "precious/photo")
    let target = sandbox.path + "/out"
    for lead in [precious, precious + "/photo", sandbox.path + "/nothing"] {
      #expect(symlink(lead, target + ".recordbook-draft") == 0)
      let result = book.program.run(words + [target])
      #expect(result.status == 2, "\(result)")
      #expect(
        result.words == """
          recordbook: \(target).recordbook-draft: is a link, and nothing is written through links
          Remove it, or choose another name.

          """)
      #expect(Sandbox.contents(of: precious) == [precious + "/photo": [1]])
      #expect(Set(Sandbox.names(in: sandbox.path)).isDisjoint(with: ["out", "nothing"]))
      unlink(target + ".recordbook-draft")
    }
  }

  /// Among the settings of somebody whose systemd runs.
  private func install(home: String? = nil) throws(Failure) {
    let environment = home.map { ["HOME": $0] } ?? ["HOME": sandbox.path, "XDG_CONFIG_HOME": sandbox.path + "/config"]
    let configuration = App.Configuration(store: sandbox.store, environment: { environment[$0] })
    _ = try ServiceInstaller(configuration, socket: nil, manager: .systemd(runs: true)).install()
  }

  @Test func unitsArePutAsideAndNeverReplaced() throws {
    let unit = sandbox.path + "/config/systemd/user/recordbook.service"
    try install()
    for text in ["first", "second", "third"] {
      sandbox.write(Array(text.utf8), to: "config/systemd/user/recordbook.service")
      // What was left under other names is nobody's to remove.
      sandbox.write([7], to: "config/systemd/user/recordbook.service.new")
      try install()
    }
    #expect(Sandbox.read(unit + ".old") == Array("first".utf8))
    #expect(Sandbox.read(unit + ".old.2") == Array("second".utf8))
    #expect(Sandbox.read(unit + ".old.3") == Array("third".utf8))
    #expect(Sandbox.read(unit + ".new") == [7])
  }

  @Test func aLinkAmongTheUnitsIsPutAside() throws {
    let unit = sandbox.path + "/config/systemd/user/recordbook.service"
    try install()
    let text = Sandbox.read(unit)
    sandbox.write(Array("precious".utf8), to: "precious")
    unlink(unit)
    #expect(symlink(sandbox.path + "/precious", unit) == 0)
    try install()
    #expect(Sandbox.read(unit) == text)
    #expect(Sandbox.read(sandbox.path + "/precious") == Array("precious".utf8))
  }

  @Test(.enabled(if: geteuid() == 0)) func unitsGoIntoNobodyElsesFolder() throws {
    let home = sandbox.makeFolder("home")
    chown(home, 65_534, 65_534)
    let refused = #expect(throws: Failure.self) { try install(home: home) }
    guard case .accessDenied(home, _) = refused else {
      Issue.record("\(String(describing: refused))")
      return
    }
    #expect(Sandbox.names(in: home).isEmpty)
    chown(home, 0, 0)
    try install(home: home)
    chmod(home + "/.config/systemd/user", 0o777)
    unlink(home + "/.config/systemd/user/recordbook.service")
    #expect(throws: Failure.self) { try install(home: home) }
  }
}
