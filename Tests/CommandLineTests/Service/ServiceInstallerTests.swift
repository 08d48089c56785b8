import Composition
import KernelApplication
import Libc
import System
import TestSupport
import Testing

/// The files by which systemd and launchd know the service, and their removal.
@Suite struct ServiceInstallerTests {
  private let sandbox = Sandbox()
  private var folder: String { sandbox.path + "/config $HOME/systemd/user/" }

  private func installer(
    store: String? = nil, socket: String? = nil, _ manager: ServiceManagerKind = .systemd(runs: true)
  ) throws(Failure) -> ServiceInstaller {
    let environment = ["HOME": sandbox.path, "XDG_CONFIG_HOME": sandbox.path + "/config $HOME"]
    var configuration = App.Configuration(store: store, environment: { environment[$0] })
    configuration.program = Program.path
    return try ServiceInstaller(configuration, socket: socket, manager: manager)
  }

  private func text(_ name: String) -> String {
    String(decoding: Sandbox.read(folder + name) ?? [], as: UTF8.self)
  }

  @Test func installsUnits() throws {
    let installer = try installer(store: sandbox.store)
    #expect(installer.turnOn.contains("systemctl --user enable --now recordbook.socket"))
    #expect(try installer.install() == [folder + "recordbook.service", folder + "recordbook.socket"])
    #expect(
      text("recordbook.service").contains(
        "ExecStart=\"\(Program.path)\" \"service\" \"run\" \"--store\" \"\(sandbox.store)\"\n"))
    #expect(text("recordbook.socket").contains("ListenStream=\(sandbox.store)/sock\n"))
    // Again changes nothing; what was changed by hand is kept aside.
    _ = try installer.install()
    #expect(Sandbox.read(folder + "recordbook.service.old") == nil)
    sandbox.write(Array("mine".utf8), to: "config $HOME/systemd/user/recordbook.service")
    _ = try installer.install()
    #expect(text("recordbook.service.old") == "mine")
    if Program.has("systemd-analyze") {
      let verified = Program(sandbox: sandbox).launch(
        ["systemd-analyze", "--user", "verify", folder + "recordbook.service"])
      #expect(!verified.words.contains("recordbook."), "\(verified.words)")
    }
  }

  /// Where the runtime folder is the session tells, today's path need not be tomorrow's.
  @Test func theUsualSocketIsInTheFolderOfTheSession() throws {
    _ = try installer().install()
    #expect(text("recordbook.socket").contains("ListenStream=%t/recordbook/sock\n"))
    #expect(text("recordbook.service").contains("ExecStart=\"\(Program.path)\" \"service\" \"run\"\n"))
    _ = try installer(socket: "/run/my sock%").install()
    #expect(text("recordbook.socket").contains("ListenStream=/run/my sock%%\n"))
  }

  /// launchd discards what a service writes to standard error, and makes no folder for its log.
  @Test func launchdStartsAServiceThatWritesALog() throws {
    let installer = try installer(store: sandbox.store, .launchd)
    let file = sandbox.path + "/Library/LaunchAgents/recordbook.plist"
    #expect(try installer.install() == [file])
    let folder = sandbox.path + "/.local/state/recordbook"
    let words = String(decoding: Sandbox.read(file) ?? [], as: UTF8.self).split(separator: "<string>").dropFirst()
      .map { String($0.prefix { $0 != "<" }) }
    #expect(words.prefix(7) == ["recordbook", Program.path, "service", "run", "--store", sandbox.store, "--log-file"])
    #expect(words.last?.hasPrefix(folder + "/service-") == true)
    #expect(words.last?.hasSuffix(".log") == true)
    #expect(Sandbox.names(in: folder) == [])
    #expect(Access.exists(folder))
    #expect(try installer.uninstall() == ([file], []))
  }

  @Test func writesNothingWhereNoManagerWouldRead() throws {
    let installer = try installer(.systemd(runs: false))
    #expect(throws: Failure.conflict(.service(.noSystemd))) { try installer.install() }
    #expect(Sandbox.names(in: sandbox.path).isEmpty)
  }

  @Test func removesWhatItWroteAndNothingElse() throws {
    let installer = try installer()
    #expect(try installer.uninstall() == ([], []))
    _ = try installer.install()
    mkdir(folder + "sockets.target.wants", 0o755)
    let link = folder + "sockets.target.wants/recordbook.socket"
    symlink(folder + "recordbook.socket", link)
    #expect(throws: Failure.conflict(.service(.turnedOn(link: link)))) { try installer.uninstall() }
    #expect(Sandbox.read(folder + "recordbook.service") != nil)
    unlink(link)
    sandbox.write(Array("mine".utf8), to: "config $HOME/systemd/user/recordbook.service")
    let (removed, left) = try installer.uninstall()
    #expect(removed == [folder + "recordbook.socket"])
    #expect(left == [folder + "recordbook.service"])
    #expect(Sandbox.read(folder + "recordbook.socket") == nil)
    #expect(text("recordbook.service") == "mine")
  }

  @Test func uninstallIsACommand() {
    let program = Program(sandbox: sandbox)
    let none = program("service", "uninstall")
    #expect(none.status == 0)
    #expect(none.output == "Nothing is installed.\n")
    #expect(program("--json", "service", "uninstall").output == #"{"removed":[],"left":[]}"# + "\n")
  }
}
